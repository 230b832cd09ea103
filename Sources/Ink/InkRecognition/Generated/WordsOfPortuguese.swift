/// Words of Portuguese in frequent use, each row with twice the binary logarithm of how often they stand in 920,000
/// words of text. Made by Training/Words/language-words.py from wordfreq's data (Robyn Speer and others,
/// CC BY-SA 4.0); docs/develop/licenses.md has their sources.
enum WordsOfPortuguese {
  static let table: StaticString = """
    31 de
    30 a
    29 o que e
    28 do
    27 em da é para não um
    26 uma com no se na por
    25 os eu como as
    24 mais dos mas foi
    23 ao me você ser seu sua tem são
    22 das ou à ele muito isso já nos também quando está meu pelo
    21 ela vai só dia pela sobre bem até mesmo pode pessoas te ter tudo ainda aqui fazer minha anos todos quem sem
    20 agora entre era seus nas assim depois este onde vou brasil mundo estão esse tempo vida essa eles há porque tenho casa
    20 nada the ver melhor
    19 bom foram sempre ano grande esta vez aos apenas coisa sou suas dois nunca todo quero mim parte outros hoje sei tão então
    19 nem nossa faz cidade qual às deus quer estou trabalho
    18 nós durante estado forma novo pra seja dias maior outro primeiro será cada lá qualquer sim acho menos alguém antes
    18 coisas nome sendo desde diz falar sabe tinha contra dar ir la to boa estava três alguns ficar mãe of pouco rio segundo
    18 além disse noite nosso nova toda caso deve história podem vezes estar após duas grupo meio primeira tipo todas cara
    18 dizer paulo
    17 lado mulher outras enquanto fez ninguém outra momento vamos verdade vocês aí foto lugar nacional país presidente quanto
    17 saber sido volta for pelos algo conta família gente algumas fim final parece semana acordo hora jogo num pessoa têm
    17 através governo meus pai quase tanto tu dentro filho fora homem vem vídeo música pois preciso vão água disso fazendo
    17 horas janeiro poder dele direito mil muitos numa número dinheiro dá in queria seria sistema amor escola frente mesma
    17 muitas tarde
    16 local morte segunda amigos brasileiro i precisa projeto região sair sul temos teve área dela esses lei partir problema
    16 público site alguma and comigo embora guerra centro deixar elas essas estamos fica filme havia importante lo logo mal
    16 sob geral lhe programa social vários certo equipe feito neste segurança terra estados ex exemplo falta favor série
    16 twitter vi causa mulheres uso aquele brasileira crianças deste feira fosse isto milhões população posso quatro deu ficou
    16 nossos polícia processo usar ajuda cabeça cerca corpo desta fui meses problemas realmente tenha várias algum cinco
    16 desenvolvimento dessa grandes início livro medo passar relação tal ajudar amigo claro deles existe pelas atenção chegar
    16 desse fotos informações los muita norte política ponto possível quais quiser rede universidade
    15 apesar começou feliz gosto homens maneira nesse última difícil empresa estes fala força internet passado rua veja base
    15 dados demais eram especial internacional manhã nenhum olha pensar povo diferentes falando merda poderia pontos porém
    15 unidos atrás deixa futebol mês pessoal próprio saúde somos entanto maioria mão papel paz real talvez último acabou
    15 aconteceu chegou encontrar fazem federal forte fácil melhores minhas minutos outubro passa países produção sociedade
    15 voltar educação fato filhos fiz legal longo março passou si sinto tv uns acesso aquela campo coração cultura estavam
    15 junho lista nenhuma pena portugal senhor viu certeza começar consigo espaço evento filha oficial ouvir palavras perto
    15 principal setembro vivo vê único alto apoio diferente entrar ideia junto levar maio nessa ontem porto própria serviço
    15 única agosto bastante jesus jovem livre língua nesta olhos pais período português seis situação sério time via acha
    15 amanhã caminho carro deveria dezembro energia festa novas nível questão respeito total vista abril acontece devido
    15 informação inglês irmão josé novembro objetivo partido plano podemos sociais sucesso trabalhar vale viver américa
    15 capital cima justiça linha membros mundial nossas presente professor quarto seguir tendo teu
    14 ali ação cidades copa criança estas grupos ia imagem jogos julho luz militar modo movimento novos ordem próximo tomar
    14 voz ar construção espero fevereiro futuro idade maria mudar obrigado vejo visto acredito baixo chega controle direitos
    14 empresas jeito oi principais principalmente pública resultado sala seguinte tradução valor ah chamado comprar conselho
    14 daqui edição encontro irá ler luta manter mensagem novamente obrigada organização palavra parar pergunta significa
    14 tentar teria tirar tua amo aqueles assunto central comum conseguir decisão devem faça houve joão maiores on querem
    14 sentido sexo tecnologia texto época arte artigo casos comunidade criar facebook igreja longe prova sentir vontade acima
    14 atual civil colocar errado existem incluindo livros obra olhar perder página somente usando abaixo conhecer dizendo
    14 gosta mostrar participação pedir posição possui sabia serviços super áreas achei continuar defesa deixou faço online
    14 original pequeno simples tive versão vitória acontecer boca canal carlos comunicação consegue contar feita ministério
    14 morrer pegar pior resultados terá veio boas campanha chefe comer conhecido continua câmara entender eventos mercado
    14 ministro mãos resposta serão sol tornou trata últimos busca conseguiu criação dez mostra pequena pesquisa recursos
    14 república santos show ti ambiente chama chamada diversas dizem europa finalmente ganhar http morreu passo político
    14 portanto razão rei santa sexta simplesmente associação blog casamento começa data exército hospital humanos interesse
    14 locais motivo pagar realidade rápido serem tentando tribunal união viagem vir alta ambos aquilo banco condições conteúdo
    14 desses espera etc jornal mar obras pedro popular porta praia prisão responsável revista senhora silva tais tema
    13 acabar americano ataque atualmente autor clube curso diversos forças fundo jovens las levou liga presença próxima rádio
    13 sete tornar trás tá verde branco brasileiros comida especialmente experiência fase importantes leva modelo natal nota
    13 opinião oportunidade ouro projetos pé semanas sábado termos umas bairro chamar costa crime código diretor domingo
    13 encontra esperar estudos falou fonte graças importa instituto john mortos notícias recebeu redes tempos tinham altura
    13 armas ações banda companhia dando dessas dormir economia fiquei fizeram gostaria imagens jogar liberdade possa receber
    13 sabem sejam seleção superior tivesse velho atividades aumento cabelo café cultural desculpa dor ensino escolha faculdade
    13 fogo irmã juntos pensando podia poucos primeiros profissional prêmio reais relações sorte televisão comissão diferença
    13 digital direção entrada estilo eua formação globo humano indo lembra líder massa missão monte municipal médico negócio
    13 normal partes pensa quarta resto título visita votos you zona animais aprender cama certa conhecimento estudo filmes
    13 interior licença linda mente mudança município média médio negócios preço qualidade sai us acredita al aniversário
    13 celular china conversa corte delas escrever esposa frança ilha marca medida menina metade natural perfil portuguesa
    13 preso querer usuários verão apresenta contrário dr esquerda ganhou incrível menor natureza ok perdeu saiu sente visão
    13 abrir alunos capacidade capaz carta cedo conjunto deixe fernando fome inclusive lembrar lembro leste lugares matar meia
    13 parque proposta reunião sonho sp transporte voltou achar conhece contas cor culpa dado departamento dólares eleições
    13 emprego escolas escreveu estrutura exatamente fico formas importância interessante nomes operação origem provavelmente
    13 risco santo suficiente temporada trabalhos usado ai beleza cabo esperando esteja lhes morto músicas necessidade oito
    13 queremos quinta século usa vive acaba americana americanos amiga anterior belo cinema classe começo criado entrevista
    13 estação fé histórias lula material momentos mudou méxico necessário passando pedido perfeito porra prática realizado
    13 sangue sede seguida som administração azul carreira casas cena chão completamente cuidado el escrito esteve função
    13 membro participar precisam pressão procura programas publicado torna totalmente ana andar contato crescimento crise céu
    13 david direita entretanto espanha evitar guarda histórico indústria nao pro produtos professores proteção saiba segue
    13 sinal sozinho tipos traz unidade vila áfrica
    12 aula conversar deputado desejo diante espírito estrada festival geração governador imprensa marido olá rosto ruim saída
    12 tiveram triste acreditar alma artistas bons caixa erro esperança estadual famílias garota igual lançamento lindo
    12 militares mudanças one pensei políticas políticos praça propriedade pré rainha rock terceiro território tiver vidas
    12 acontecendo antigo basta bola casal congresso estiver estranho general hotel impossível infelizmente inteiro leve lixo
    12 longa matéria memória metros olho pediu penso post preto quis regras relatório responsabilidade telefone tenham tom
    12 trazer troca verdadeiro ônibus abertura análise argentina breve chance ciência comentários considerado contudo cá
    12 destino disponível doença efeito global independente investigação iria jogador lisboa loja notícia números perguntas
    12 planeta planos precisamos pronto questões tamanho tratamento vice york aberto acidente agência aparece candidato
    12 conhecida conheço cristo dilma entrou escolher francisco francês japão km lidar normalmente parabéns permite peça
    12 policial públicos rapidamente reino sistemas vendo ato bonito categoria chave computador digo distância episódio espécie
    12 gerais irmãos minas new parceria passada prefeito pós realizada redor trabalhadores vermelho vindo votação vídeos vítima
    12 últimas baixa carnaval comercial constituição contrato documentos dúvida ficam fontes jogadores juiz meninas mesa mesmos
    12 naquele negro paris participantes profissionais quantidade roupa rússia solução web advogado afirma afirmou alvo banho
    12 batalha campos combate comércio contou daí destes drogas dê eduardo enorme entra estudantes face falei ficando fique
    12 física graça ii instituições particular partida poderá provas regiões ruas seguro silêncio teste técnico violência voto
    12 y ótimo adoro apresentar aulas auto bahia brasília cheio comando decidiu deixando destaque entendo fazia frio ideias
    12 ligação mata menino michael motivos my nisso obter oficiais procurar proteger pt públicas referência salvador serra solo
    12 tradicional valores ama artista assistir at atividade bonita cargo carros dança descobrir explicar feitas horário
    12 internacionais lima medidas mestre padrão prazer prefeitura reforma representa resolver roupas so tanta tiro trabalha
    12 velocidade aquelas buscar consegui deputados diretamente diário existência explica foco geralmente google humana jardim
    12 link luiz melhorar nasceu nove opção passagem perceber personagem príncipe puta regime regional responder sonhos sozinha
    12 terras torno trabalhando vim viva vá afinal alegre aproximadamente beber cair campeonato chegando clima completa
    12 conceito crítica daniel daquele detalhes doce efeitos espanhol famoso funciona fundação gay jornalista lançou londres
    12 médicos mídia nacionais nações oliveira pequenos perda peso presentes rosa segundos termo usuário venha antiga anunciou
    12 apareceu artigos aumentar bebê branca chuva compra conforme criada der devia escritor fronteira funcionários férias
    12 garantir jorge lançado literatura madeira máximo nele padre pede pobre possibilidade próprios publicação quente
    12 recentemente sabemos secretário taxa teatro terça universo usada álbum acabei aeroporto by caiu calma certamente
    12 construir coragem correr criou cruz câncer dei elementos engraçado expressão fortes gênero haver idéia leis li lua
    12 milhares plataforma próximos queda realizar relacionamento resistência revolução seguintes setor sexual velha youtube
    12 agentes campeão candidatos começaram contexto cujo dentre desafio dão eleitoral eleição escritório estará george
    12 identidade imediatamente louco mensagens oeste passaram pedra pele pequenas software surpresa tenta tentativa teoria
    12 terceira tocar técnica índia
    11 academia características ciências competição comportamento consciência direto entende especiais esquecer exterior fãs
    11 gestão gostei inclui influência naturais oh operações orgulho portal primeiras promoção prédio quê temas verdadeira
    11 vergonha visitar aberta aceitar alegria animal apresentação autoridade carne clara clique confiança corrida cuidar del
    11 distribuição dito is jamais leite levando movimentos ocorreu olhando paulista pedindo pensamento personagens policiais
    11 possuem posto religião rico sentimentos tantas times tratar unidades veículos world alemanha assuntos autores banheiro
    11 caras chamou contigo costas cozinha encontrado escrita feitos flores floresta gol golpe gás impacto julgamento ligar
    11 lutar mandar marco moral professora pés recebe reconhecimento seguindo serve terem venda video volume acham alimentos
    11 capitão cartão cheia comecei cuja custo distrito década econômica enviar equipa estádio facto faixa ganha harry irão
    11 linguagem matemática meios máquina namorado ouvi palco parecer peças prazo princesa processos ricardo sensação vítimas
    11 ótima abre aparecer assassinato assembleia bater bilhões comuns depende devemos domínio estrelas ficaram humor
    11 iniciativa leia limites linhas maravilhoso mato museu namorada nascimento oferecer possam procurando programação páginas
    11 sessão soldados terminar vencer agente almoço ambiental bela cadeia calor capa cenas chegada crimes curta discurso
    11 estudar homenagem live love mail mandou mantém mapa medicina merece né ocorre pessoais ponte portas produto promover
    11 quantos reação salvar sentimento sr tentou textos toma tornando trouxe autoridades avenida comentário concurso contém
    11 desenho divulgação dou enfim estaria exposição ferramentas formato fotografia gostar inicial instituição intenção itália
    11 james marcelo milhão municípios notas organizações passei perguntar perigo pista potencial princípio raiva sites sítio
    11 tantos top vender apartamento arma cenário clientes complexo conferência confira deram discutir dom en erros esforço
    11 europeia excelente falam faria figura folha habitantes infância israel it marcos mau naquela nela oferece peter precisar
    11 pão querido reserva respostas roberto russo san segura sinais socorro tela tira vento anti arquivos atitude baseado
    11 bateria casar chegaram cobertura completo corpos crescer críticas declaração destas diga discussão documento dono
    11 emergência encontram estrela experiências extremamente fechar fundamental independência leão localização mínimo negra
    11 paul perdi pesquisas poderiam presidência preços quadro quantas raio refere rica senado senador transmissão u viajar all
    11 apresentou audiência br co conseguem defender desempenho dizia encontrou engenharia fomos from grau inferno le morta
    11 musical odeio parede perfeita posse poucas propósito registro servir toque viram vos with zero ódio anda artes ataques
    11 cm comandante começando culturais decisões decreto dificuldades disponíveis disseram divisão décadas eleito entendi
    11 esporte falo fortaleza garoto guia henrique jantar leitura mora mostrou onda par perdido permitir poderes praticamente
    11 próprias publicada pudesse recente responsáveis rural senti seriam terminou treinamento up vc águas és agricultura
    11 ameaça bar canto cheiro cliente coleção coloca condição cores dada dúvidas econômico fatos ferro frase go grave honra
    11 humanidade indivíduos inteira juro juventude legislação liderança localizado materiais minuto modelos novela paga
    11 parecem produzir província publicou rafael retorno rodrigo sabendo seres tomou tradição utilizado visitantes vêm
    11 washington árvores anteriormente bandeira bolsa braço bruno camisa conflito consumo corrupção curto devo disputa dupla
    11 executivo exemplos felicidade felizes fins fossem funções haverá infantil invés letras línguas menores miguel moda
    11 níveis parada piada porquê pretende práticas rapaz renda representantes rs rápida saco status use vinho acompanhar agir
    11 andré anteriores antigos aonde arquivo brasileiras caro cidadãos controlar câmera danos daqueles democracia enfrentar
    11 ensinar familiar familiares horizonte horrível idiota imaginar inteligência interesses justo latina levantar limite
    11 lucas líderes moradores motor oscar papa princípios querida quilômetros razões segredo situações tio turismo voce
    11 alcançar amizade atos atuais atuação ben canais cantar cartas caráter ceará cerveja colocou colégio continue desculpas
    11 edifício editora fazenda feminino gabriel gols grosso lançar letra ligado louis mandato mendes mentira mesmas mostrando
    11 nação ocidental oposição ouvido parecia passam realização relacionados resolução rj subir trem vinte virtual will árvore
    10 avião brincar castro centenas colegas considerada coronel crédito debate evolução fundos gato haviam inverno janela
    10 jornais nordeste objetivos oportunidades pago paixão pensam pensamentos pereira possíveis presos saindo seguidores
    10 sequência significado sobretudo terreno terão técnicas unido utilizada órgãos agradecer aldeia alternativa altos
    10 aparentemente apresentado aspectos biblioteca bloco cachorro carga cheguei clássico constante corrente cortar
    10 desenvolver digitais disco doente dura escala etapa execução felipe ferramenta gelo gomes haja juntamente laboratório
    10 line mm mortes mães método objeto ocasião passe passos pedi pega peixe ponta portugueses privada votar vírus áudio
    10 alemão amar anual aprovação assumir ausência aviso barra bomba cantor canção certos claramente come comerciais
    10 compartilhar comunidades considerando conto decidir declarou descrição design encontrei errada europeu filosofia
    10 frequentemente gostam gostava impedir indica lança legais livres luis oficialmente originalmente paciente paula pegou
    10 piloto plantas populares pouca queira redução revisão salário sequer siga surgiu tecnologias tia tido tirou volto abriu
    10 ajudou alves aproveitar bens classificação começam confusão conheci cria cursos definição deseja droga estratégia
    10 estudante exceto extensão facilmente feminina flor foda fugir fórum ilhas inimigos muda má navio ouvindo palácio
    10 parceiro perguntou pertence peru química recebido secretaria solar tarefa temperatura tendência tens terror testes topo
    10 tradicionais turma urbana usados usou vaga virar vivem acerca advogados alex atualização autorização beijo cala cantora
    10 capazes chile científica custa cérebro daquela deveriam dicas dona elétrica estreia festas francesa fábrica igualmente
    10 intervenção lados levado louca manda marcado meninos ora pagamento partidos pau pernas precisava representante seção
    10 tratado trocar universal utilização vermelha ásia aceita adultos assistência atriz bate brincadeira conquista convidados
    10 corre day ed entregar espaços ferreira finais impressão inglaterra inteligente iorque levaram meta médica neto oferta
    10 paraná peguei perdendo pessoalmente peço piscina povos preocupação raça residência respondeu restaurante rodrigues roma
    10 sofrimento sub termina tivemos toca veículo virou vivendo útil alerta antonio antônio art atingir ator açúcar bancos big
    10 bolo catarina chocolate chorar civis comitê conexão conhecidos conheça conosco dançar deixem doenças equipes estabelecer
    10 estejam façam frequência gabinete game industrial inimigo juntar larga ligações localizada manutenção mark mistura
    10 necessidades ordens patrimônio preparar propostas regra revela rodada romance samba semelhante sentindo soluções souza
    10 símbolo transformar usam variedade vestido alcance alexandre arthur atender atletas barulho black braços carvalho
    10 categorias católica causar cento chris cidadão computadores conclusão criando desafios destaca doutor ei entrega es
    10 escreve especialistas esperava exploração famosa fará histórica irei jogou max métodos negros parlamento parou penal
    10 petróleo pop propaganda shopping shows sofrer sofreu sérgio tomada trânsito vendas vieram órgão alimentar aliás apoiar
    10 baixar bolsonaro canadá certas ciclo cirurgia colega deixam descobri descobriu desenvolvido divulgar endereço enviou
    10 envolvendo estivesse estrangeiros et fifa henry herói house jack joga kim lendo luís marcas matou pacientes passageiros
    10 pedras peito personalidade perspectiva poesia prefiro privado recém seguiu treino agenda am aplicação baseada beira
    10 cansado centros chá colaboração colômbia combustível conseguiram contando correndo diego drama editor egito especialista
    10 existir fechado fundador ha iii impostos impressionante incêndio individual jogando lançada like lojas man maravilhosa
    10 moeda montanhas morre organizado oriente particularmente peixes perante produtores propriedades publicar robert saia
    10 salão tempestade treinador unidas utilizar van acaso achou agradeço ambas austrália cd colocado coluna conflitos
    10 considera creio cumprir cura dedo dificuldade direta equipamentos fazê fc federação identificação instrumento moderna
    10 morreram nesses nuclear objetos padrões paredes parem permanente pobres preta primo produzido projecto provar próximas
    10 quebrar ranking realizados relacionadas repente representação responde rios seca sentem supremo teremos turno vantagem
    10 vazio viagens vizinhos índice abordagem aliança an atacar bairros cadeira cai castelo caça chamadas coloque comprei
    10 considerar cresceu cães derrota determinado diferenças eis estarão estruturas exercício físico glória home jornalistas
    10 lógica marcar mel participou pará percebi pinto puder quão recuperar revelou seguem suporte tropas vemos vencedor
    10 verificar acabaram adolescente anúncio arquitetura bíblia cabe carioca causas chamados charles chinês cruzeiro dentes
    10 depressão destruição dívida empresário enviado envolvidos esforços esqueci expectativa extra fale falha financeira
    10 gigante gostou grécia habilidades inicialmente ja juan machado mamãe manuel montanha novidade orçamento papo pense
    10 pernambuco pescoço posições pr prima quebra ramos realizadas recife resumo richard sono séries talento tensão teus
    10 tomando tornaram transferência your óleo acusado altamente angola antigas assistente avaliação bob brancos briga
    10 cerimônia chaves city comparação consequências constitucional convidado convite curitiba defende deixaram deixei
    10 documentário encontrada entidade espécies estranha ficava fã https iguais indicado instalação instrumentos interna
    10 jornalismo lago lembre lê madrugada marcou martin ministros morar mostram motorista news noites orientação ouviu perde
    10 postos publicações recentes reduzir ribeiro russa taylor teriam tour usadas utilizando venezuela adolescentes almeida
    10 aparência apresentam aprovado areia arroz aumenta basicamente be capítulo cavalo chamam choque concentração conversas
    10 corinthians coroa cunha descoberta desistir dica escolhido esqueça euros explosão ficamos financiamento fizemos fluxo
    10 formado formar frank identificar indivíduo international intitulado jornada jr lee lenda life links martins metal nariz
    10 núcleo obviamente ocupação organizar percebe permissão pintura prata provável recebi relativamente retirada retirar
    10 rocha santana senão tabela tiros trinta títulos universidades visual voo âmbito
    9 alice altas anjo aspecto center chances colocando compromisso comprou confiar conheceu crítico cão dava definitivamente
    9 dever difíceis duro entregue equipamento europeus exame expansão explicação falamos falso fila flamengo ganhando gustavo
    9 hipótese inferior iniciou instalações introdução italiano lar limpa mental máxima off opções out participaram pastor
    9 perna piores planta pronta queijo querendo registros religiosa ritmo rotina sofre sorriso soube superfície temer
    9 trabalhou vagas vasco victor acordar amigas andando arena aventura baby bateu bebida caminhos campanhas campus chamando
    9 cientistas complicado composto conquistar diria disposição ditadura elemento elenco esconder escuro existentes
    9 fluminense fornecer frases habilidade ideal individuais informar inspiração invasão investimento jean judeus judicial
    9 little major marinha mega memórias miss necessária pego pm positivo preparado presa realizou rota sal taxas transição
    9 trecho velhos venceu versões we zé árabe absolutamente ajudando amarelo ampla aparecem aprendi assinatura aérea
    9 benefícios casado cem circulação condenado considerados consiste continuam cooperação copo custos células dedos
    9 entidades escritores específico fiquem franco fria funcionar garotas guilherme hein incluem interpretação juntas limpeza
    9 maneiras marina mary microsoft moderno olimpíadas organizada pedidos perguntando permanece poderoso primavera progresso
    9 pôr regionais renato resta rir roubar rumo santiago semelhantes sombra stf sujeito tentei torre vigilância virgem walter
    9 website william acreditam alan atores avó baixos compras conteúdos continente correto demanda des desenhos
    9 especificamente esquece estima estradas estúdio expectativas fantasia financeiro fotografias indígenas infraestrutura
    9 interno loucura masculino metrô mg nessas noção park pc perdão performance poderão publicidade recebendo receita red
    9 regular resgate ricos riscos seguido senso setores testemunhas this tênis urgente utilizados vieira vivemos windows
    9 álcool acontecem acontecimentos adorei ajude atingiu atitudes atua autora bill calendário ce chegam classes coelho
    9 composta conseguimos consequência convenção crescente cópia dedicado define duração encontrados entendeu equilíbrio
    9 exceção externa federais forem free funcionamento gama ganho lance lavar legenda leitor leitores levam maia mi michel
    9 morrendo moça máquinas ondas open papai paraíso pare pensou pleno podendo posteriormente receberam reuniões revolta
    9 ridículo salto street suicídio tim trabalham vinha vizinho vs aceito angeles animação anna araújo argumento bala
    9 bicicleta cabelos cadê canções carregar companhias comunista concordo decide destruir diretora diversidade diálogo
    9 eliminar elite embaixada envolvido escolar espelho esperamos esquema estatísticas explicou fatores fazemos firme fraco
    9 gerar governos gravação graves greve guardar hugo humanas imagine iniciar instagram integrantes inúmeras joe junta lady
    9 lição ma matando moto nascido olhada ovos paciência pacífico parceiros partiu positiva prato preocupar ramo reconhecer
    9 recurso roteiro sarah superar surge torcida transportes tristeza técnicos vidro vira voltando abertos acabam alimentação
    9 alterações amplamente antónio apaixonado ativa barcelona bordo brilhante básica carteira causou chamo circunstâncias
    9 composição comunicações cristãos descobre dirigir distante dormindo dvd elevado ensaio ep escritos fizer folhas gostosa
    9 graduação graus ido ilegal império informou investimentos jackson latino les levanta limpar madrid manifestação
    9 manifestações mano maranhão margem mariana marketing mexer mina more morro mr observar ocorrido or papéis pe pergunto
    9 pesado placa possivelmente pura recorde reis relatórios religioso revistas salas salários steve séculos tchau tenente
    9 teto titular urbano vivos voltei zonas índios óculos adeus alberto avaliar califórnia carinho charlie cidadania clubes
    9 coletiva coletivo combater conhecem conselhos construído contribuir criados críticos cuba determinar deverá dezenas
    9 dores encontros envolve episódios estiveram estrangeiro falsa famosos foder fundamentais gastar gerente gil gravar
    9 gritar imagina investigar laura leonardo ligados marcada medalha más oceano opiniões ouve palmeiras parlamentar produtor
    9 reportagem reunir riqueza saudável sentar sentença sindicato sugere superiores suspeito terrível tony acontecido
    9 acusações adora anjos autoria avanço barbosa cartões chico combinação companheiro contos contribuição controlo
    9 criatividade círculo deixo di dispositivo domingos download esportes estações exclusivamente favorito fernandes formada
    9 fuga fórmula imenso incluir instruções interessa interessado iremos mike moro naturalmente observação perigoso
    9 permitindo postou postura profissão põe relacionado relógio reúne roda segredos star sudeste tese that thomas tirando
    9 uruguai vozes óbvio achava adulto agradável ambientais aparelho apresentando assinado avisar aviões baile barriga best
    9 bolso bunda chinesa coloquei confronto conservação correio câmeras decidi deixado demonstrar diariamente dividir
    9 encontramos entrando escapar escrevendo essencial estabelecimento estávamos evidências falava fenômeno feriado ficará
    9 franceses fronteiras galeria geografia heróis imagino incidente independentes irmãs justamente lava lopes mantendo meter
    9 móveis nervoso nobre olhe paraguai planejamento preparação prioridade privacidade promessa proprietário pró pó
    9 quadrinhos raízes recuperação religiosos representar resultou roubo sam scott similar soares tente tiago tráfego turquia
    9 universitário valeu vinda visitas absurdo acompanhado acção americanas anunciado assume atlético barco brincando básico
    9 circuito comentou companheiros compreender constantemente construída cortes culturas daria demonstra deuses direcção
    9 disney disto eletrônico email escravos exige fama ficaria figuras filhas florestas frota grávida houver implementação
    9 inclusão indicação japonês júnior lindas lutas luxo lágrimas manteve manual marques mário neve ocupado oficina pacote
    9 passeio poeta prestar prémio publicados puro ray re representam reprodução rurais saudades seguros sofá sustentável
    9 sócio taça templo terapia trilha utiliza vejam w whatsapp ética analisar assegurar atendimento atleta barato bombas cia
    9 confirmou cresce criador cuidados descreve emoção emoções empresários encontraram escolhas escrevi estarei estatuto
    9 explorar fantástico género igrejas imigrantes imposto intelectual interessados ligada literalmente moscou mundiais nick
    9 objectivo onu oração permanecer posta primeiramente profunda prêmios pânico quaisquer queriam radio reconhecido repetir
    9 reservas sms síria toneladas ultimamente un viveu z abandonar abertas abrigo aconteça administrativa ajudá amei
    9 apresentações armadas arrumar ativo bebidas botafogo boy britânico cansada casais cobre comemorar criminal democrático
    9 desejar destacou diabo diminuir diversão encontradas entrei entrevistas escolheu esqueceu ficção fiel fio fita girl
    9 goiás goleiro igualdade indústrias inglesa intervalo intuito janelas kg king kong laranja media mistério municipais
    9 necessárias nelson not parto pecado perfeitamente plataformas play podiam power preocupa preocupado preservação promete
    9 psdb recebem referências resolveu senha sexuais sinceramente soldado some tornam transformou tuas turistas tweets venham
    9 venho abraço absoluta acampamento afastar aires aliados aponta assinar atingido auxílio avô bases brian cantando caralho
    9 chegamos club consideração corações criminosos cristina critérios créditos demasiado denúncia descrever deserto dimensão
    9 dj dna doze engenheiro entraram esquerdo estaduais evidência ficha fornece frango gerações gostoso independentemente
    9 integração investigações iraque iv jato júri ligo magia maluco marcha matérias mentir moedas narrativa nascer
    9 necessários negociações novidades painel pedaço postar preconceito prisioneiros profundo quadros recepção salvo sara
    9 sentiu substituir tocou torcedores trabalhava treinar vais vimos vistas acusação adam adiante agências aluno anel are
    9 associações aumentou autonomia back bandas batista bispo brilho buenos candidatura cargos comendo completar contagem
    9 continuou debaixo delegacia demora demorar desconhecido desfile dieta divulgado dói emissora entretenimento espetáculo
    9 estabilidade estando eventualmente extrema faziam formal garantia guiné imediato inúmeros julgar kit larry leo maconha
    9 miami milagre monstro moreira mínima originais parado passagens perdida pesquisadores plena poderosa porte
    9 possibilidades potência prender preparando press prestes prof protesto pude rabo realiza reconhece reflexão relatos
    9 ronaldo russos satélite sobrevivência suspeita ta transformação uniforme usp únicos
    8 adaptação ajudem alternativas amostra ansiedade aplicativo aprovada assassinado brown caminhão caos característica
    8 cardoso casada chicago clínica cobra comenta comentar compreensão conceitos consulta contribuições daquelas democrática
    8 eletrônica empregos encontre entenda envolver envolvimento escuta espanhola faltam febre ficado funcionário hong junior
    8 largo lateral lembrando mario maus morais músico negativo nestes oral ouvidos ouça pensava perseguição poema populações
    8 procurador profundamente psicologia reformas repórter retrato rodas salva sentia simon sintomas suave suspensão tag
    8 tento torres vencedores verdadeiros verdes vistos vitórias ó acredite alemães amazônia andrade android aplicações
    8 apresentada associado assumiu atmosfera atrair atraso atuar aumentando aço ba bando braga causando comemoração
    8 contemporânea cristã cujos césar desculpe dignidade director discussões disposto dose durou editorial emocional
    8 equivalente eric espada esperado existente extinção fator fechada fábio grátis hino hospitais indicar itens kevin
    8 libertação limpo manaus metro micro mini misericórdia mito montagem mudando multidão máscara nasce nd negar net normas
    8 odeia percebo previsto procure promovido raramente retornar ruins segurar sobreviver solta tentativas trazendo tráfico
    8 tô utilizadas vereador vestir vindos volte vossa árabes actualmente africano amplo apagar apple arco associados augusto
    8 auxiliar avançar belas botão caridade carol componentes concessão conduta confortável conquistou continuo curiosidade
    8 dan daquilo derrubar don edições eleitores eletrônicos falado fortemente garcia gasolina gatos gera idioma idéias
    8 japonesa long lutando mandei maquiagem maravilha mentiras móvel músicos neves noiva obrigação ocorrer ocupa percebeu
    8 perderam pib pobreza previsão procedimento produz protecção rap respeitar reuniu romântico sabes saem separação sessões
    8 set single sinta sopa sousa st supostamente thiago tocando torneio tradições videos vigor vingança visa xx acessar
    8 actual afonso amado amante apaixonada aposta aprendeu assalto ativos benefício bento bernardo bombeiros caramba chegado
    8 chegue científico cola começamos criminoso cristão desastre down duplo elizabeth estupro estágio exibição faixas
    8 fernanda fi fruto games garganta gravidade green históricos incríveis inscrição inter jones julia libertadores lobo mac
    8 mateus mecanismo monteiro necessariamente normais ofereceu ovo passava percurso podes policia polêmica possamos prefere
    8 prevenção proibido reputação restante rita sagrado secretária semi serviu suposto tivessem tragédia valer vende vias
    8 vindas voltas ácido acidentes africana amanda ameaças aranha argumentos bandidos bbc buraco cabeças celebração colonial
    8 comunicar concorda consideradas conter correspondente costume dama defendeu definir dependendo descansar descoberto
    8 determinada edward eliminação empregados entendem equador escutar estarem estás exames excelência facilitar fechamento
    8 financeiros fingir furacão gastos grêmio ingressos inicia integral iphone jurídica juízes legado legislativa legislativo
    8 lembranças lembrou min moçambique mudaram multa nave paraíba particulares perca permitem permitido pimenta plástico
    8 pouquinho produzida prometeu proprietários protocolo raiz recusou redação remédio revelar rose saíram senta smith
    8 suficientes séria tesouro todavia what wilson ás afirmar amazonas atinge biologia blocos calar caminhada can carbono
    8 circular comprimento comunicado conhecemos conhecia conhecidas contam contendo corta country decorrer descreveu descubra
    8 despesas doces duvido econômicas educacional eixo embaixador emily espiritual esquecido estacionamento ganhei good
    8 herança informa iniciais interação interessantes mala manoel melo milho paisagem pan parecido parentes percepção pesca
    8 placas popularidade pp prepara presidencial privadas protestos pôde quartos quinto raro reações relevante resenha
    8 respectivamente roger rui sabor senhores significativa sofrendo solidariedade suíça tendências tomé trabalhador unhas
    8 violação vizinhança abuso aceitou acontecerá acorda aguentar american assassino balas brazil cabral caindo campinas
    8 chato chorando cigarro clipe conseguido conseguindo coordenador corredor crer curioso dedicada descer desespero detalhe
    8 divertido dragão eficaz ensina específica estabelecido estratégias estável evidente exato expor expressar falhas
    8 felizmente finanças fred fumar gilberto guimarães homicídio inscrições intensidade internos jane japoneses last leu lisa
    8 mantido mercados motores muro ocorrem ocupar precisamente preocupada pressa profundidade raios recado record relato
    8 sensível soubesse suspeitos tecido tentam tentaram territórios tomei tranquilo transmitir tribo vaca aborto adequado
    8 admitir afirmando age anime anuncia app asas assistindo aéreo bad bebe bebês berlim bolívia canta carolina cavalos
    8 celebrar celulares chuvas cobrir con conduzir confirmar continuidade convencer cu culto declarações definido
    8 desenvolvidos doação edifícios eh espacial estive exercer feio feridos filipe fiscal gays gratuito guerras imaginação
    8 intenso jim jogada judiciário jurídico juízo kelly lgbt luzes mix mo motivação mt musicais nomeadamente obteve
    8 operacional parlamentares perguntei petrobras pizza premiação prevê produzidos prometo reclamar remédios salve seco
    8 servidor sexy sociedades sorteio tarefas teixeira tornado tratados tínhamos utilizam vendidos visível voar voltaram vêem
    8 acesse acreditamos adianta adicional afro amarela animado análises aquecimento atende belém benfica básicos caio
    8 caminhar carl chineses citado colaboradores conceição concluiu confesso confirmado conhecimentos contacto coordenação
    8 crescendo cuida decidiram delegado depoimento desejos determinação diana encerramento escolhe estatal expressa fases
    8 fumaça gordo gritando group houvesse iam ignorar indicam indígena informado inocente inovação levo liberal ligando ligou
    8 longas mapas merecem miranda music negativa ocorreram pablo passamos patrick pdf piadas promove prontos provocar
    8 regresso relacionada restaurantes resulta rodovia ryan semestre seminário servidores sofrem subiu suco sérvia texas tome
    8 ue vantagens vendido vereadores vicente voluntários white acadêmicos adicionais adversário alô ando andrew argentino
    8 atacante atração bloqueio caixas camada camila cientista coleta comece concerto confio considerou contratos conversando
    8 crença dará deficiência dimensões dividido doutorado doutrina empate envie estatística exigências faca falsas fazerem
    8 fecha ferido funcionando físicos garante garrafa get geórgia giro gonçalves gravidez grito gráfico guerreiro havendo
    8 historia il imediata impede importo instante joaquim johnny justin lido longos lucro lábios mandado meados medicamentos
    8 navios notar participa participando pegando permitiu pesada pesquisar promessas protagonista péssimo quebrou quinze
    8 rapazes sabedoria sao sementes similares sobe sobreviventes sons sport sujo telecomunicações teorias unir vivia way west
    8 acordado ajudam alagoas alemã almas amam anunciar armada ate borges cadeiras campeões captura cemitério chefes
    8 civilização coincidência colar compre computação comédia conquistas consiga conte coreia corresponde costuma dano datas
    8 desenvolveu diretoria divulgou documentação donos elevada entram etapas euro financeiras flash forçado fraude fundada
    8 fátima galinha hitler imensa ingresso jason justa ladrão ligadas limitado loira mama margens melhora metropolitana
    8 milhas missa monitoramento montar moura mudei observando ocupada old ouço pistas pontes preservar procuram quarenta
    8 radical religiosas residentes separar society terroristas testar tirei transparência united usava usei viola vizinha
    8 voltado who administrativo aids alcançou andamento anne armado artístico atacado atualizado batendo batman bonitas
    8 buscando básicas ca centrais colocada concordar conseguia conselheiro consequentemente correntes costumes criadas
    8 debates defensor demonstração destacar deveríamos diretores disciplina divertir dobro econômicos emissão empregado
    8 empréstimo ensinou enviados esfera estresse eva experimentar extremo fracasso ganham ganharam grego haveria hollywood
    8 iniciativas integrante intenções isabel joseph levada luto macho mecanismos mecânica mágico nega negociação nestas
    8 nomeação norma now ocidente operar oriental partidas períodos possuir poço preocupações preparada procedimentos promotor
    8 propõe queima quiserem racismo radiação rapper refletir regularmente requer restos rádios selvagem senadores sentado
    8 servem sobrinho socialista south sucedido testemunha típico viria abc acabado acessível acompanha acordos adequada
    8 agrícola aliado aplicada aproveite aproxima assassinos assista barata barcos barros batalhão cachorros clássicos cobrar
    8 colo confirma corda cozinhar céus códigos davi deitar dispositivos diária doentes du dívidas eficiente eleitos
    8 entendimento enviada escritórios específicos estranhos eterna fantasma formam freitas físicas got grana helena holanda
    8 horror ida if imigração imperador importar inacreditável incomoda iniciado iriam irã ivan juliana just lesão levei
    8 listas look make masculina matt may mello mídias navegação negociar nobel ocasiões olhem olímpicos orlando participante
    8 piauí posts pq presidentes protege províncias prédios publicadas rachel rato recusa registo registrado secreta secreto
    8 selvagens significativo state substituição surgiram tava tendem terminal tinta tomadas ucrânia vadia verdadeiramente war
    8 acadêmico actividade actividades afeta aluguel andam anderson apelido aprendizado aprovou assinou aves baixas beijos
    8 blogs capitais carvão casou causado cometer construções contatos depósito desenvolvida dirigido dorme durar embaixo
    8 emenda esperam estaremos executar existia falaram ficarem filipinas first futuros gajo galera ginásio hit identificado
    8 idosos indonésia inquérito inspirado ira italiana jessica lama lento lindos mantenha matriz michelle mostrado mérito
    8 network observa oferecendo ossos pa pauta pedaços perdas piano poemas preferência preparados queimar quentes queres
    8 remover representando resolve respirar restantes restrições resíduos rogério salvou sapatos saudade sbt sc segui selo
    8 sir soltar sugestões sítios telefones tomado tortura trabalhado traduzido traição transforma trio tóquio ventos violão
    8 virtude visando voleibol vosso abrindo aceitação acreditava afeganistão aplicar aplicativos aproximar aquisição
    8 artística automaticamente barba boston britânica burro cancelar carrega celso chamas cinza colocação combina comeu
    8 compreende constitui consumidores contínua criatura cópias decidido demorou dente depender descanso desemprego destinado
    8 deusa deviam divide dólar elaboração emocionante empregada escolhi espalhar especializada esperanças estabelece estômago
    8 excesso expressões falsos favorita fechou fotógrafo fraca funcionam futura garagem governamentais hd hill intensa inveja
    8 investidores juntou líquido mencionado mesquita ministra modernos molho nunes ocorrência oficinas oposto pmdb portão
    8 positivas postagem prevista pudessem pá queridos químicos rebeldes recomendo referir relevantes rumores sabiam saí
    8 sentimos separados soma sonora suportar teclado terrorista testemunho trailer tribunais urbanos vanessa vargas vela
    8 vendendo vendeu viajando
    7 abandonado abandonou acompanhando adoção afirmação alvos amava apoia aprendizagem apresentador assassinatos atuando
    7 barreira batata beatriz bolsas bronze bruce calça cana causada coca completou concreto considero cotidiano crenças
    7 criticar cujas culpado curtir dadas defendendo demissão descendentes deter devagar diagnóstico diploma discos doido
    7 eletricidade emma encarar escolhida escravo específicas espere esquadrão estuda facilidade fechados flávio fortalecer
    7 fortuna gerou gravações impressões inútil jay laços leandro levante ligue limitada litoral livrar mando mexicano
    7 mineração modalidade mortal muçulmanos nasci nativos neles nervosa ocidentais ombro osso palestras pano parcial pasta
    7 pedimos planejado praticar prevenir publica páscoa queixa recebemos roubado sa segurando sermos sonhar temperaturas
    7 trajetória trechos une usina vegas vestidos virada acabo acertar afasta algodão alterar alteração amostras anúncios
    7 aprendendo ascensão aéreas bacana barbara beijar book bárbara camadas cego cerebral cheios claudia coimbra colônia congo
    7 consideram contente costumava critica cruel culinária curtas definida digam dirigentes dita económica entregou escada
    7 esclarecer esconde escondido escrevo escritora espanhóis esquina exportação feridas fizesse florestal fugiu geladeira
    7 gigantes gratuita hectares hábitos ian integridade lentamente liberação loucos lucros maracanã marta massacre melhoria
    7 mestrado mineiro mobilidade modos moraes mortas mudam national nina nu nuvens onze pagando pagos parcela pares pedem
    7 penas perfume pergunte praga presta provoca reconstrução registrou religiões remoção resistir reta revelação rousseff
    7 sampaio segmento sporting suja síndrome tailândia telemóvel temática trama tranquila transmitido vital vôlei xix acabe
    7 achando acompanhe advogada aguenta alimento aprenda aprende atacou ave aventuras basquete bastidores besteira bolas
    7 borracha brinquedos cinquenta circo clássica colocados comparado condenação conspiração criaram cálculo dedicar desconto
    7 descrito divulgada duma elogios encher escândalo essência exteriores farão favoritos feijão fiéis gado garotos gira
    7 gozar gratuitamente guitarra happy hipóteses impactos impulso infecção inocentes institucional jerusalém jogado judeu
    7 junte juvenil lembram libras mande maratona mediante mexe miller missões ms negras olhares origens pagam palmas paradas
    7 part participam pausa per perdidos perdoar personalidades pinheiro piso placar prestação privados project raquel
    7 referido registrar relacionamentos responsabilidades rick sacrifício sagrada serei surpreendente suécia team traduzir
    7 tratam turnê unesco urgência viana visitou young ênfase êxito absoluto acompanhamento administrador afirmam agressão
    7 amantes amy antigamente aparelhos apontar aposto apresentadas armados atrasado av avanços azuis bacia bagunça banana
    7 barreiras buscam cc censo citar cláudio coco colocam combinado consta continuação criativa criei demônio dependência
    7 desenhar divórcio encontrava engano enormes envolvida estiverem exclusivo formulário fox gravado guerreiros hábito
    7 idiomas iluminação ilusão implantação infantis inicio integrado inteiramente interface lenta libertar marrocos meias
    7 mochila nuno obama observações obstáculos olímpico partilhar party pilotos pintar porco pratos probabilidade procurou
    7 produtora puxa puxar qualificação raul rebelde reconhecida ribeirão satisfeito seios sentidos sexualidade sugestão
    7 surgimento things traga trump two variam vence vermelhas volante únicas abandono adolescência agrícolas ambientes
    7 animada apanhar atravessar beach bico billy biodiversidade bravo bruto cavaleiro chapa cintura clark colapso colocaram
    7 coma concelho confia confirmação conforto consenso contratar cristiano curva demandas desenvolve dinâmica douglas
    7 enfrenta enganar entendendo escravidão estilos estragar estátua eterno exclusiva executado faleceu ferimentos
    7 florianópolis ford formando frutas goste hip how howard hungria imaginei impeachment informática internas ironia johnson
    7 lewis liberado massagem mensal mostraram mude mudo mágica note olhei pagou paquistão paralelo parcialmente parente
    7 passaporte pecados pequim permita pesadelo pires plus poderosos procuro punição pátio pátria queiroz reality reflete
    7 renan resolvido ritual rival rosas school simpatia sofia story sucedida surgem testamento trazem tripulação trono usá
    7 vazia visuais votou vós ya abençoe acabando acadêmica acertou acessos acrescentou amada amador amamos america
    7 apresentados aproximação armando arredores artificial associada bancada beta blue brancas call calças carla casamentos
    7 ciúmes comemora concluir constantes continuem correta creme cumprimento câmbio dali dean destruído dicionário digno
    7 doméstica dourado educado eficiência ensaios escolhidos essenciais estariam estrangeira favela ferida finalidade full
    7 gerenciamento goiânia gritos harmonia here horários hotéis ideais idiotas ignorância incapaz infeliz instrução integrar
    7 ip jeff jimmy joelho julgado lavagem marinho marte massas mia move mudado netflix notável ordenou palestra pediram
    7 perdemos perigosa praias proximidade péssima quantia quieto recolher reconheceu refugiados regina registrada registrados
    7 regulamento relaxar repercussão retirado rever saga salvação satisfação sector seguiram sentada sergio sigam sigla
    7 soviética subindo surgir tags troféu vara velhas visite voltam acompanhada acordei acre ala aldeias anunciada apropriado
    7 aproveitando ataca band bandido bloquear cantos caros carregando case certificado chamava christian coberta compositor
    7 concorrer conde conferir confiável contratado convencional convida costumam cultivo dc destacando determina determinados
    7 dirige distinção divina doações elétrico entradas envolveu essencialmente faltando familia famosas favorável fm franquia
    7 frutos futuras galo genética gesto gordon gostaríamos guardas hey high ideologia igor implica inauguração indiana
    7 indiano jardins jazz lançaram lazer leal lembrança levados levantamento linux luciano lógico mails malas malta morrem
    7 mortais namorados never nigéria noticias nuvem olhou organismo orgulhosa outono oxigênio perry perspectivas pertencem
    7 pesquisador piedade potter precisão processar protegido quadrados relativa respondendo samuel saído sincero situado
    7 sobrenome solteiro solto sugeriu supervisão surpreende tigre turístico típica tópico una vietnã visualizar work ângulo
    7 ícone índices abastecimento adotar almoçar andy ansioso apareceram apelo atirar automóveis autorizado baseados boatos
    7 bocado boi bêbado capturar capítulos cartaz comboio comentando concentrar concepção conexões coral crises câmaras dave
    7 davis declarado desaparecer descobertas despertar diminuição duarte envolvidas estabelecida exigir expandir
    7 extraordinário feia frequentes fígado homicídios hop hot incentivo iniciada instalado instalar investir inácio joana
    7 jonas know lagoa lagos league levantou limão manipulação men mencionar mentes metragem mostre navegador negativos
    7 obrigatório olímpica over pacotes parecida pato planalto point poluição polícias positivos presas proporção proposto
    7 provocou publicamente pular quartel quintal secção sofrido sumiu sá tambem tanque tatuagem tire tomo trabalhamos trato
    7 tropa variação variações visibilidade úteis about abri action adesão adicionar africanos alegando altitude alívio
    7 anualmente aparente apontam apresentaram atlântico au awards batalhas besta bibliotecas bilhão box brava caetano caneta
    7 capitalismo caribe censura cita comerciantes comparar concordou confederação confuso consumidor contraste contínuo
    7 coreano correu criaturas declarar decoração desaparecimento desejam designer desistiu desligar despedida desporto
    7 destruída directamente divino diários eleita eleitorais enredo espectadores espíritos explodir expulso externo exílio
    7 focar forçar fruta gabriela gráficos habitação hall hope incentivar indicada indicações inscritos intelectuais
    7 inteligentes ios jair jon jonathan largar largura lata liderado light liguei master mor mover namoro noel nomeado oliver
    7 organizou pacto palhaço panamá parei patrocínio pensado perfeição pl produziu pênis rara reabilitação realizando
    7 receitas refeição relata renovação residente respeita revelado saio secundário seguidos semelhança soja suficientemente
    7 talentos terminando transparente tristes vacina velas veneno vier violento visões voos walker xavier yo zagueiro acalmar
    7 acharam adquirir adulta aeroportos andrea ante aposentadoria arranjar atrações babaca bandeiras brinquedo business
    7 campeã casaco caxias cerco chapéu classificados cocaína colher complexidade concedido confirmada consciente considerável
    7 contratação convidar corporal corrigir cristal curar dançando declara defeito defensores denúncias desapareceu editar
    7 efetivamente eliminado envia envio estrangeiras estudando exercícios exibido extração folga golpes grand gratidão
    7 gráfica guarani humilde incomum itunes lendas marcando mc medalhas menção morena mtv ne negou nucleares observou
    7 ofensiva oferecem oferecido palma parcerias perguntam planejando pretendo prioridades proibição psicológico quadra
    7 quantidades razoável receio residências responda revolucionário rola seriamente situada substância surpreender símbolos
    7 tecidos terminei tomaram traduções transar traços término universitária vasta veem view virtuais visualizações vitor wi
    7 abra aceite acordou ad adorar air amaral armazenamento armário arquiteto assis atualizações batida candidata causados
    7 cinemas claras coberto cometeu complicada comprado concorrência confrontos construiu consultor continuaram controla
    7 corridas criadores cúpula damos dance descobriram desenvolvendo devolver discriminação discursos discutindo disputar
    7 dividida dominar donald drive eleitor encerrar end explicações fachada falecido fantástica farinha fisicamente foge
    7 fresco fumo gaúcho geraldo gerando grama inevitável inflação inspirada isolamento jennifer judiciais legendas macacos
    7 manga mansão minerais montes moradia mp multi mundos office orações parceira parques partindo pensamos pico piorar
    7 poderíamos posterior privilégio produções profeta prol promovendo propôs provenientes radicais realizaram reduzida
    7 rejeição respiração rindo road robin romero sandra semanal service sinopse sociologia solidão sorvete sra su substâncias
    7 terrenos terço transformando tratava táxi túnel university usaram vendedor verá vilas vivas vivi williams acontecimento
    7 agindo agradar agricultores albert assembléia atrasada atualidade baixe bares britânicos caderno caminhões caracteres
    7 castigo científicos combinar componente consulado controlada controlado couro cv denominado determinadas doc dormiu dra
    7 east engenheiros escura estivessem fabricação feminista fornecimento fundadores garantiu garrafas gata girls gregos
    7 gripe históricas imóveis incluído indicando invisível jacob jerry julio karen kids lamento let limitações litros
    7 localidade maluca maurício memorial mesas mestres metas night non obrigações organismos pareceu passear povoado preferem
    7 prévia puderam qu qualidades questionar racista reflexo relevância renata respectivos resultar saibam simone
    7 simultaneamente sorrir sugerir terei tons tratando tropical valente vaticano verdadeiras villa wall when xvi xxi ac
    7 acompanhou acostumado acrescenta acções afastado ampliar amém andares apertar arábia associadas azar bang bebendo bobo
    7 bondade chef combustíveis comi conclusões condenados considere convidou coordenadas corredores coutinho cover criativo
    7 critério currículo dead demitido demonstrou dennis departamentos deputada destinada determinou df diárias domínios dum
    7 editores ego elena encontrará entusiasmo est evangelho expresso fabricante fina fios fiscais fornecedores fundado funk
    7 fusão fáceis galvão gases gatilho gloria grossa habitual imóvel infra invadir jo lemos lesões levá liberar literária
    7 lições luke magalhães manteiga mantida mantêm marie mataram medeiros moreno morgan mísseis módulo negativas novinha
    7 observado perdem pinturas poeira portuguesas posicionamento praças preferido primos procurado profundas proibida
    7 propriamente pára reforçar refúgio reitor relatou rendimento representado repressão resume roubou santuário saudita sean
    7 selecionados servido soberania stan sujeitos suprema surpresas tende tentado terrorismo torne trabalhista tradutor
    7 transportar tributo trouxeram urbanas usamos utilidade vapor vera verdades virá vladimir abreu aconteceram admite
    7 adversários américas aplicado apoiado apontou apostar arrecadação asiático assustador atenas atentado atlas atualizar
    7 automóvel autorais avós balanço biografia bonitos brigar bush camiseta cbf cds chamaram chat cheias churrasco
    7 competência complexa conferências constituem cordas credibilidade credo cuidando danilo decidimos defeitos definitiva
    7 desce difusão diogo diretrizes dispostos doar dylan dêem emissoras entendido enxergar escudo especializado estudou
    7 executiva experimento faltar femininas friends grade guedes incidentes infinito information interagir intercâmbio
    7 irlanda iso jordan justificar kennedy lema lembrei liderar lorena lucrativos manifestantes mate melhorias mencionou
    7 mobilização monstros morando musica observatório obtido opera orelha orquestra page panorama pareça passados perfis
    7 permanecem pontuação postado preocupados pretendia processamento proteínas ps reagir reclamações reduzido reforço
    7 requisitos resolvi saint saldo sapato sensibilidade seremos sky sombras stephen stop suspenso tb terceiros teresa
    7 tricolor turco túmulo urso varia vaz victoria voando voice voltada want xadrez asa barras bicho bilhete boletim brito
    7 bueno buracos carneiro carter cavaleiros caçar cenários chip ciclistas cineasta cinzas climáticas colaborar cole
    7 competir concedida conclui concorrentes conectar conjunta construindo continental dai delicioso delta denunciar dera
    7 derrotar desconhecida diamante dificilmente dirigiu distantes distintas doméstico duque eco elegante elevador
    7 empresarial emprestado encontrando engraçada escuridão esquadra exposições family formalmente frágil fábricas gene gold
    7 gota governamental gravou guy harvard historicamente horta industriais insegurança interferência interpretar jersey josh
    7 júlio lida lincoln macau manifesto marcus matheus mete mexicana microfone mira modernas mole morada movimentação
    7 múltiplas nicole novelas ocorrendo palestina partilha património peitos pierre polo porção precisou preencher publico
    7 pássaros quilos quisesse rapariga ratos reféns relaxa restrição rivais romano rondônia sargento secundária sobrinha
    7 solteira sozinhos sucessos supermercado sustentar sócios tanques tesão transformado tubo tópicos ultra utilizador
    7 vegetais vilão viúva voces vício
    6 acervo adaptar alexander almirante amanhecer angel apartamentos apreciar arriscar atrai atribuição avançada avisa
    6 azevedo barragem bella bruxelas but bélgica bônus calmo cantou cap claros condicionado confusa contribui coro corporação
    6 cuide death dem desaparecido dispõe diziam domésticos dubai económico eddie educacionais enviadas equipas esportivo
    6 esqueçam estabelecimentos exclusão externas faltava falência farmácia formatos fracos frequente gerado gorda gostamos he
    6 identificados importam incomodar incêndios influências informe institute intitulada kate lançados lançando legalmente
    6 leves localizados macaco maçã money mota músculos nascida ouvimos panela pareço petição pf pontas porcaria pornô
    6 potenciais precisando preocupe prisões propor protegida quebrado queiram quilómetros recompensa recorrer romântica ross
    6 rápidos safada saneamento sexto steven stories take temporária testa tiraram trans transferido tratada trigo valorizar
    6 variar vencedora veremos viaja voluntário véspera wagner xbox álvaro aguardando ajudaram album alfa ancestrais
    6 aparecendo apoiando barry beto canadense capela caçadores caíram citando classificado começado competições
    6 comportamentos compõem condução controvérsia convidada convocado corra criam delegação dentista desculpem desvio
    6 diamantes dirigida discute energias energética erradas esgoto esportiva estimado estimativa estréia estética exigem
    6 externos extras falantes fazendas feiras feminismo filmar fixo formou franca freguesia funcionou funeral gentil gêmeos
    6 gênio hard have imaginava implementar ingleses insetos insiste instalada interessada island isolado literário livremente
    6 lutou machucar maravilhosas medir mercadorias militantes mitos morava morrido namorar obrigados orgulhoso patrão people
    6 plateia pokémon politicamente premiado primária projectos promovida protagonistas proteja radar recebida recebidos
    6 recebo referindo reflexões regimento regulamentação resgatar retiro rezar romanos sandy seguidas sensores significar
    6 sindicatos sobra subida sustentabilidade system sérios taiwan temporariamente tentava terminado tiverem tribos tse
    6 tutorial tyler uol utilizadores variados vermelhos vivido wayne acto adotado agradecemos aproveita arrepender
    6 articulação assento austin baía beyoncé bi boneca brigadeiro cameron car católicos causam celebridades colaborador
    6 consentimento continuará copiar criminosa criticou crônica curiosa dedicação deixamos democrata desgraça disser duelo
    6 efetiva empréstimos escreva escritas estimular explicando fofo golfo governantes governar grega helicóptero
    6 investigadores islâmico jan julian lamentável lançamentos lara law magnitude malásia maravilhas matam mendonça merdas
    6 migração milagres monitor máscaras nativa ninho nogueira noroeste noticia notou painéis pensão pistola pneus poetas
    6 proporcionar psd quadrilha queen racial representações ri right risos salada sofreram substituto sudoeste sugerem sus
    6 suspeitas tolerância tradicionalmente was árbitro éramos ídolo ótimos abandonada abraçar abu achamos again anal anthony
    6 army assinada assusta atraente avançado bacon baiano balão baseadas benjamin brad brigada brinde brother buceta bulgária
    6 cargas catedral cláudia colheita complexos comprando configuração conservador contemporâneo cooper correm decente
    6 deslocamento destinos detesto detido devidamente dirigindo divulgados dominante dúzia economista eleger elevação
    6 empreendimentos escolares estimação executivos exibe favoráveis fechadas fixa flórida ganhos gasto gelado guatemala
    6 gêneros ilegais impor invadiu justificativa ladrões lana lealdade leilão lideranças lobos mancha maré matthew mecânico
    6 moisés montado museus márcio múltiplos naquilo navegar noivo notificação obrigatória obtenção ocupados ofensa
    6 organizados orgânica pagamentos pandemia pararam pegue permanência planetas poste prejudicar prejuízo previamente pôs
    6 referida regulares reside resultando rolando salgado sebastião selva sessenta singular sun tapete tavares ted telhado
    6 tenhamos terrestre tirado today toledo torta totalidade tratou trocas ultrapassar universitários viajou visitante válido
    6 xi xuxa índio acusados advocacia africanas ajudado alcançado alckmin amores angela apocalipse apoiou apostas argélia
    6 atacando atravessa beija bienal bo boxe cardíaco caroline cat caverna chame chamei compensação conectado consultado
    6 conversão cortou cross cruzamento custou declínio denise depoimentos destruiu detenção disposta distribuídos divertida
    6 empreendimento endereços enterrado estabelecidos eternidade europeias exibir existiu expedição experimental fino flora
    6 food forno freire ganhamos gasta gordura grant historiador hiv honesto impediu inferiores inocência inspirou integra
    6 invenção irem irmandade juros land laser lauren levará levava liberais líbia marcados maturidade mentindo mercedes
    6 misterioso miséria moram natação necessita ninja nua numero ofício patente percebido persa pescadores pesos pirata
    6 planeja primário produzidas protestantes queimando read recomendações renúncia report ressalta restauração retornou
    6 reunidos robô roy rss secas sertão sex sic silvio sino stone suporta suposta their toalha torcer transferir troco
    6 tubarão vegetação violenta vip wars year acrescentar adoram afetar alfredo ameaçada ansiosa ap aprova arbitragem
    6 assessor assisti atento audição auge brilhantes brincadeiras caminha cancelado capacidades carregado carrinho catálogo
    6 cela cesar charlotte chateada choro chumbo chute citação colonização compartilha compromissos concedeu concluído contêm
    6 conviver corretamente crie debater dedica deixava dependente desgraçado destacam detetive dormi duvida ensinando
    6 entendemos enviando envolvem esperto espetacular estabelecidas estudantil estádios faculdades fantasmas fatal festivais
    6 force francis ganhe generais gps grace gradualmente granada hum idades iguaçu ilustração incluiu indicados ingredientes
    6 iniciaram introduzir inventar irregularidades italianos item jaime jogaram jurisdição laterais legislativas levaria
    6 lorde lu luiza maduro marvel mauro medos mentais monumento muralha muros nacionalidade nancy nicholas noturno nó other
    6 our ouviram penha pia pica place precioso prisioneiro proximidades puto realizam rebelião reduz rendeu repito retorna
    6 segmentos sergipe servindo sigilo suma suprimentos tampa telefonia tomás touro trago tranquilidade trauma trens trevas
    6 tweet varias variáveis vestindo íris abordar acabamos aguiar alegou alguem analisa apertado aprovar arranjo artísticas
    6 atingindo atletismo atuam autorizada balada beneficiar bretanha brooklyn calado camisas care carácter católico caído
    6 chuveiro complementar compor comunistas concentra contava contratou contribuiu cota covid crucial custar célula círculos
    6 danny days decorrência denominada dependem derivado destaques digamos dinamarca directo diretas distúrbios divulga edson
    6 elias escadas escalada espectro executados expostos fast fauna ferrari filtro foz fugiram ginástica great hamilton han
    6 ibge imaginando influenciar injustiça injusto inventou janet jin jose khan leituras lembrado localidades lucy magazine
    6 manhattan manobra manto médicas nasceram nathan obriga omar operacionais parker parâmetros permaneceu pesadas portos
    6 precise prefeitos procuradoria produzem projetado provocando quadrado quartas raros reclamação redonda relativas
    6 residencial revelam rey roxo secretos seio sensíveis separa separado serie series short sinônimo sobreviveu souber
    6 suicida superou surpreso temporário tiroteio tocantins torná treze valem vazamento vertical virão vôo watson álbuns
    6 abriga acreditando adivinha admiro admitiu adriano africa altar alternativo amadores amigável andava anéis anônimo
    6 aplica armênia assentos assédio automático baseia batom blá bobby brevemente brutal caia calçada cancelada cardíaca
    6 carona cercado charme chateado citados coligação comunitário conceder copacabana costumo cpi cruzar dedicou
    6 demonstrações dependentes desenvolvedores designado desigualdade detém distribuir elaborado enem enfrentam enfrentando
    6 entorno espalhados estende estranhas exigência exista experimente expulsão fadas falhou farol filhotes fonseca forçada
    6 foundation fraternidade fúria gary governante gramado gratuitos havido his homossexuais identifica ig joel lanche
    6 legalização leio liderada localizar logan logística maldição mandando marrom marshall mec mineral mobile modalidades
    6 monarquia nasa nelas netos neymar ni nobres ocupando ombros ong only operadores oxford participado plenário postal
    6 prendeu preste prever projeção protegendo proteína provou raças recusar render repete retrata rodovias roque rosário
    6 ruído say shawn simpática sirva soa store temporadas temporal transtorno trazido turcos tê ultima variadas vcs vinham
    6 viviam votado vulnerável yang adotada agua aguarda aguento alicia andei apaixonados apanhado apresentadora assistiu
    6 atacaram auditoria bagagem bastos batatas bianca bio boom botar brinca bullying camarões cartola chelsea científicas
    6 citou colina comemorações comunitária conduzido confiante contei correia correios corruptos cortado custódia dark
    6 defendem deixá delícia dengue dirá disparar distintos dog efetivo eficácia encomenda entrado entregues exposto
    6 extraordinária falem ficasse fire fixe france fraqueza funcional galáxia geográfica gerador gospel grato grão hardware
    6 harris imaginário inscrever instância interrupção jogam justifica legítimo limita linguística livraria lúcia mera
    6 mergulho modificações morador motoristas mônica neo odiar operador organiza pareciam passadas percorrer perfeitos
    6 perigos piratas postando prende pássaro quebrada quebrando raras reclama recordar retomar reuters ricas rochas ronda
    6 ruínas schmidt see sejamos separadas soberano stress sucessão sudão sábio síntese tecnológica triunfo tática unida usem
    6 usos veste virando visíveis von vote workshop aborda acessíveis administrativas agradecimento albuquerque amorim amoroso
    6 ampliação analista antena arrancar arruda assumindo ativista audiências aurora australiano away bactérias balde baleado
    6 barão berço bh bruna bruxa caminhando cancelamento caçador cerrado chego colocadas colunas cometido compartilhamento
    6 complicações conduz conhecendo continuamos correspondência culpar curiosidades definiu demônios derivados derrotado
    6 desperdício deva devida disponibilidade disputas doer drake elevados ellen emitiu encerrado erva esquecimento
    6 estabeleceu estimativas exata extensa fabricantes falcão faltou fbi fibra filmagem firma fogos formatura frontal fugindo
    6 fundações globais gonçalo hipocrisia ho houston imobiliária imobiliário internacionalmente jurados lápis líbano lópez
    6 manifestar marília melhorou melissa menezes militante monge mundialmente next nojento norman numerosos organizadas
    6 parecendo partículas passará pensem percebem perdoe phil poderemos porcentagem preferida privilégios procurei promoveu
    6 prosperidade protetor químicas químico recorrente refeições registra regressar relativos repertório respira reuniram
    6 rituais rostos setenta soco solitário sorrindo sotaque spencer ss sólida teologia toa traseira tronco valorização vasto
    6 vegetal verificação vestibular viajantes vinicius voltamos vossos wallace wolf yuri aaron adição adotou adquirido
    6 adriana after aguardar alho apaixonar apontado aproximando ativamente bay bicicletas body bond borboleta buscas cabine
    6 cabos camponeses cantores capturado chamamos clã coloco colorado condado condutor constituído crescem cristianismo
    6 cunhado curtos cálculos daniela decisivo definidas definidos densidade desapareceram desconhecidos destruindo dick
    6 diminui dirigente distribuído ditado divididos diálogos dourada encarregado encerrou esferas estratégica exemplar
    6 exemplares faces factos falas fidelidade filósofo finalistas garantido garantindo governadores greg gritou grã
    6 hierarquia higiene improvável inconsciente intimidade inédita júlia lagoas leonard liam lourenço maldade manchete
    6 mexendo milton misteriosa monges morra mortalidade mosquito médias naval noruega obrigar obtidos okay ola optou patrulha
    6 pec perseguir pesados plenamente polônia postagens preliminar prepare presidenciais previdência promocional prosseguir
    6 realista reeleição regulação remoto retratos robôs run ruth sacerdote secar sequestro simpático sin sincera softwares
    6 sos square sugerindo susto tapa tecnológico tel telas terríveis three torcedor tremendo vagina verem vovó válida wesley
    6 áustria ópera útero adeptos agradece alarme alimenta animados apuração ata atuou avaliações banner baterias bebé bin
    6 blusa borda bota cachoeira carmen cessar chora ciclos ciente cine citada cobrança columbia comissões comité compara
    6 confundir consideravelmente continuamente convencionais conveniente corretor deitado delegados demonstram demos
    6 depósitos descrita desenvolvidas desesperada desesperado disciplinas docente doida dramática elétricos emitido encerra
    6 espionagem estadia etiópia evangélica evitando exagero explicado fechando fiscalização florida foca formados futsal
    6 garcía golfe gostando grita guiana haiti imunidade jake joelhos julie laboratórios macedo melhorando metais misto
    6 morumbi munição niterói nojo participe paróquia passem perceberam perigosos plantar podcast poderosas precedentes
    6 pressionar proporções proveniente pô queimado racional reconhecidos resultante reza rolar russell saraiva sebastian
    6 semanais senhoras sensual singapura solicitar solicitou son sonhei sony sophia stand sydney sé sétimo tensões tijuca
    6 trate under urnas vaso vendida verso veteranos viciado vii walt years águia aceleração agrada algarve alumínio ann
    6 aposentado assessoria assiste atraiu atrapalhar aumentam ball baratas bata caem cansei caracteriza ceo chan chegarem
    6 comparando comparecer compartilhe concertos condomínio confissão constitucionais contaminação cortada cotas craig
    6 croácia daily degradação democratas deriva desviar diesel dificil disponibiliza disponibilizado divisões elogio emissões
    6 emitir empreendedores english escape esposas ever excluir exposta fascinante fazes felix femininos fitas forró gaúcha
    6 gentileza god grata guias homossexual honduras humildade impresso incrivelmente intervenções israelense jamie juntaram
    6 jura karl ken lutam manchas mandaram mangueira mantê marcante marcaram menciona mercadoria merecia mitologia mona name
    6 ny orleans param pas passageiro perímetro pilar plantão poderem prado precisará pretos pulso quedas raciocínio raparigas
    6 recomendação recomeçar registradas reparar representada retirou river rotas santarém saídas seda sena sera sexualmente
    6 she significativamente solos submarino substituído tentamos teresina timor tomam tona too transmitida trilhas triângulo
    6 trocou turísticos uau varanda variedades variável vazias vencido vincent violentos votaram watch ótimas abrangente
    6 abraços acordada aderir administradores admiração admito allen area arsenal artesanato asilo atentos ativistas
    6 atualizada ausente aviação balança baleia bilhetes boys cacau camargo camarão cano carreiras celebrado centímetros cesta
    6 chegará chileno cobertas coletivos collins colocá colombiano comidas compartilhando concluída confie conscientização
    6 consolidação continentes converter cordeiro correspondentes corrupto cumpriu dale dallas definições descendo destinados
    6 deveres distritos décimo earth emagrecer encontrá enfrentou estender estratégico estreita farei fera financiar find
    6 forum fundamento grammy hashtag incluídos influentes iniciando inseto integrada interino interpretações investigador
    6 inês irritado isolada lapa luanda lúcio manobras mantidos margaret maternidade medicamento nascidos nintendo padres
    6 paguei palha participações pastoral pecuária perigosas pesar pi poupar preferia prejuízos psicológica qui quieta raposa
    6 raymond rebecca reclamando restaurar reverter revolucionária rob réu samsung saímos sintam socialismo sri sucessor susan
    6 suíte tabaco tarifa terremoto tomara tommy trabalhei transmissões treta tumblr tumor usavam uva vendem verbo vire vocal
    6 vossas word wordpress abrigar aceitam acerto alega aliviar amadora analistas aparecimento apontando assassinada
    6 assinaturas assine atlântica bancário bissau cancro cansaço capitalista cartel centavos cerimónia chuck cirurgião
    6 comissário compensar comprometer congregação conselheiros contabilidade contratados contribuem contribuindo convencido
    6 convicção copos covarde criticado crônicas cuidadosamente dedicados demonstrando depressa descobrem descobrimos
    6 descobrindo digna distinguir diâmetro documentários edgar enche ensinamentos entro espalhou estudado expõe fabio faremos
    6 fecho fenômenos flagrante forçando fósseis gangue garantias gravando grãos helen honestidade impedindo incapacidade
    6 indenização instabilidade inteiros irregular islândia jamaica jogava latim legião legítima libertado localizadas
    6 londrina lote lutador madame madre manchester maravilhosos marcel obstante oitenta org orkut paiva pavilhão percebemos
    6 perdidas pertencentes pesa pilha planejada pornografia pretendem provisória psicólogo reciclagem registos relatado
    6 removido representados research resumindo reunindo revelando ridícula riquezas rolo romana romances romper rt rápidas
    6 seguras skate sobremesa solicitação sonhando sophie sorocaba summer sumo superficial sur surto suspensa tecnicamente
    6 telefônica terminaram titulares tomem trabalharam triplo village voa vocabulário volumes vácuo íntimo
    5 acabaria aceitando acontecia ademais amazon ameaçou aprendemos atingida auditório avança avatar bancária banheira bell
    5 belos bolha boneco brasileirão brigas burocracia cairo calada cega celebra chanceler chata chegava christopher ciclone
    5 coleções comandos comentarista compaixão companheira conservadores consistente cortesia criamos definitivo denominação
    5 desenhada devendo diferentemente diminuiu dream ecologia egoísta einstein enviaram epidemia escassez especialidade
    5 estrutural estágios eventual falada fantasias filtros formais franklin fresca félix genebra governança grandeza guardado
    5 hambúrguer heart herdeiro homenagens hp human impressa info interromper inédito jeans jogue joguei judas julga juntando
    5 limitar living lâmina lésbica mai mede monitorar motel murphy naqueles narrador neil nerd north organizadores paes pague
    5 pb península perdoa periferia pimentel po podre portaria possuía produzindo programado prostitutas psol punho quanta
    5 receberá referem refrigerante renovar republicano respectivas sapo seattle seguia seguimos sitio sobrevivente solucionar
    5 sonha stanley submeter sócrates sólido territorial trilhos trindade true utilizou vendedores verifique vingar virginia
    5 ídolos abertamente abrange abrem abriram abundância acusou adaptado adorava ago agostinho aguarde amou anuais anunciaram
    5 arizona armadura assunção atribuído audiovisual automática avisou aécio banca bispos boate bolsos calibre cearense ceder
    5 cerâmica cinto close colorido comem completos compostos comumente confessar conjuntos conquistado contador contribuíram
    5 convém cortina cronograma culpada demonstrado descanse desprezo destrói deverão diretos disparo dragões economias
    5 elefante elevar enfermeira enfiar escapou esqueceram existiam exportações facção falhar farsa feministas ficarão
    5 figueiredo fingindo fornecem foro fortalecimento forçados frei freqüência fôlego gelada genes guerrero helicópteros
    5 history id ilustrações importação impressionado injeção inspirar jeremy journal kurt lane laço ligam ligeiramente
    5 linguagens lola low mae maldita mandam manifesta manipular marc marfim marginal matei maya mereço mergulhar miles
    5 minoria modernização nadar nicolas noturna obs observe ofender olham olimpíada operadoras palcos permanentemente
    5 permitirá pintor pipoca planejar plásticas porem precipitação presidenta prontas pros prático quadras qualificados
    5 queixas raimundo reclamam referentes reggae reinaldo rendimentos reportagens rn roberts robson ron rouba roubando sacos
    5 sarney seguranças sensacional sistemática talk terry there tirada tornaria toronto traficantes trair tratamentos treinos
    5 trágico tubos turca unanimidade uniformes verba verifica versos vigente voluntária zumbi àquela àqueles abordagens
    5 abusos administrar adquiriu afastou afetam afeto agitação agressivo alcança alegações alojamento ame aplausos
    5 arquipélago atacada aumentado aurélio autorizados barreto batido bike botões brenda bruxas cadeias capas carência casca
    5 certificação chover circuitos claudio colorida concursos confere confessou consertar constituída construídas convenções
    5 conversei convocação core couto crazy crê cuiabá cumprindo curvas deixarem deixaria deixará delicada desaparece desista
    5 destruídos detalhada disparos distâncias ditador duke duras eclipse editado egípcio encaixa escolheram estreou
    5 excelentes exceções exibida exigindo farias favoritas fiança fibras frias future gaga garanto gerada gp grey guardião
    5 harold holmes horrores hunter identificou imbecil iminente imperial imprimir india informal interferir interpretado
    5 investiga istambul java jurídicas juíza liberada liceu lingua luna léo macedônia maceió machista magoar mara martelo
    5 martha mentalidade missionário multas musa nativo naves negado negação nisto objectivos observador ocorridos odeiam
    5 pagas pagina patas peculiar pedia perfeitas perguntaram pertencente photo pilares pirâmide please porrada procurava
    5 prometido protegidos protocolos pulmão pênaltis reconstruir referente reivindicações relativo representou resistente
    5 roman salarial satisfazer secretas semente senadora side skype soro sustenta tamanha tell tempestades transando táticas
    5 ultimo verbas vestígios veterano virei visitando viveram water wikipédia xv aceitável acelerar adorável afastamento
    5 ajuste ajustes alem alianças aline ambição amizades amorosa analisando aparecido apetite assina avançou bank barroso
    5 bebo biológica bloqueado bêbada bênção calcinha camilo catarinense causadas cereais choice cinematográfica citações
    5 college complexas compradores comunismo conheceram connosco construíram continuava control crescido criminalidade cup
    5 definem derrotas derrubou desaparecidos desliga dominicana ecológico encosta engana escutando espalhadas esperei
    5 estatais eternamente examinar excepcional executada factor fazendeiro feat filmagens florence fornecendo fragmentos
    5 francesas genial help her heroína holandês hospedagem humilhação identidades implicações indicou indícios inesperado
    5 informados inspeção instalados instrutor instável interessar inúteis isaac isolados javier jefferson joinville knight
    5 lanterna lente lentes lia licitação lidando lidera lou made mantiveram maría mercosul messias moon mouse narração
    5 nativas nora objecto objetiva obstáculo olinda paisagens palhaços permanentes portões potencialmente pressões prestígio
    5 presídio princesas prudente public recolha recomenda relembrar reservado respeitado ro roubos rubro ruptura ré sabrina
    5 sanções sea semifinal significativas style submetido sábados tampouco tao tatuagens tecnológicas tecnológicos teríamos
    5 thor tiram trocando ufc vampiro voltados zelândia épocas abel ache act admissão alterado alugar ameaçar antepassados
    5 aproveitou assistentes atendeu atingiram avisos azerbaijão bandeirantes barro blogue bndes botas brilhar cafés
    5 capacitação capita cardeal cartazes casados chamem channel chapada cobrindo colisão comecem comemorando comuna
    5 conectados contado convenceu conversamos convivência curiosamente dantas decepção decidem desempenhar desfiles doses
    5 dragon dublado dó enterro equipado eras erik ervas escalão escondida escócia esquecendo ethan evacuação exactamente
    5 explodiu explosivos extremos fa filhote formiga frustração fu fundou fêmea gravemente harrison homenagear impedido
    5 indireta insistir interações into irlandês islâmica joan joyce ki lawrence legitimidade leon leões licenças list lord
    5 luana lésbicas madri mantinha marcial mares mariano mentor mickey milão mistérios molhado murilo nascente nazista nervos
    5 noah nomear noventa obedecer ofensivo paródia passaria paulinho peste pink polegadas portadores portela portátil
    5 prazeres preferiu prestou preventiva prime proeminente proíbe prévio pódio restrita retirados ritmos rodoviária rtp
    5 safado santidade satanás saudáveis search seções significados sobrou socialmente stefan suor teen teme ten teor tiras
    5 toques traduz transcrição trará traseiro usinas valley var veloso veronica versa versus vitais xícara zoológico abelhas
    5 abismo achado acreditem acrescentando acusar afim agulha alejandro alessandro alexandria aliada alturas aluna andou
    5 andre aparição aperto aprendiz apropriada arca argumenta arrogante assentamento astro atrasar audio barbie biscoito
    5 bobagem cadela cauda cebola cera cervejas chagas chen cheque cimento classificar coletar combatentes cometidos
    5 compartilhada compete compro concebido concorrente confiáveis conversou convites cool cova cyrus deficientes delgado
    5 desafiar desenvolvem destacado detectar detrás diminuindo disputada dourados editoras educar elo energético enganado
    5 entramos escuto estabelecendo estoque evidentemente experimentos expulsar fada feedback feriados ferir fotográfica
    5 freqüentemente garanta gerir getúlio harvey ice incerteza insistiu interessadas invadiram irritante jesse juliano kid
    5 lost mandatos matos medieval mineira minho minimizar monica mostrava músculo narrativas nazistas necessitam neta newton
    5 order orelhas outrora ouvia pacheco patrícia pegaram performances permitam pertencia pioneiro player populacional porcos
    5 preciosa precisei preliminares premiada preocupam prestando primas profundos proporciona prostituição protegidas
    5 proveito provincial punk queimada queríamos questionado ra ralph ram really receba reestruturação relator remix
    5 respondem ressaltar restrito reúnem ria rodar science segundas selecionadas servo sidney silveira sorrisos soul studio
    5 swift sétima sódio tabuleiro tentação tirem tomate tornarem transações transferidos trava turner umidade valia vestuário
    5 vinhos vitamina viável voltaria warren wellington íntegra abelha acalma achas alusão amazônica anexo antecedentes
    5 apaixona apoiam apreensão aquário ares armamento assassinados ativar atlanta autorizou avenidas aéreos baiana beth books
    5 brisa calhar canela cansados cariocas cavalaria cecília chase chi confederações confirmados consecutivo conseguirá
    5 consórcio contamos coordenadora coreana correspondem cortando cruzada damas danças deem delicado desceu desejava
    5 desfrutar dominação egípcios elaborar elevadas elisa engolir entenderam entrevistados escrava esportivos estarmos fan
    5 filas galaxy georgia gostaram graham gravada gray hanna homossexualidade honrar hélio inaugurado incidência influente
    5 informando ingrid inspira instalou interrogatório intolerância isabella jurista jurídicos keith kent key leito lembrem
    5 levadas liminar louise luciana macarrão maldito mania manifestou marcam mauricio mentiu merecer milionário modernidade
    5 moinho moore moças muscular nacionalista need ocupam ocupou paradigma paranaense penetração permitiram perpétua petista
    5 philip plaza pleito pratica praticado precisas precisavam precoce preguiça preparativos price propina punido qualificado
    5 quintas reconhecendo referendo referiu respondi riso rodríguez roraima satisfeita sentados simulação solitária soviético
    5 spray substitui subsídios supera sérias sírio trabalhistas transformações transmite uniu urina vasos vestida vinícius
    5 visualização vizinhas vocalista àquele ão órbita acessórios actos adequadas administrativos aeronave afetados agrária
    5 ajudará apareça argentinos arrependimento arrogância assinaram aumentaram blake bon bosque break caixão cam caravana
    5 castanho catherine caí cercada chocado ciro claire colunista comerciante começarem company compartilhado completas
    5 concessões conduziu conseguirem consultar contaram contextos continuando corpus criativas criminais criticando crânio
    5 deixada desastres desembargador devolve discutido disparou divulgadas divulgando egípcia elaborada elétricas encerrada
    5 encontrarem enrique equação errar estadunidense estudei estímulo evita excepto exerce experiente feed ficavam
    5 finalização fodendo formigas fotográfico gana ganhador gostado gostariam gostas guarulhos hannah horizontal identificada
    5 ignora intervir june legalidade lutaram lâmpada manuais mao marcação marcela marque matrícula mentiroso meteu mexicanos
    5 milímetros minério misturar mitchell modificação montante munições mínimos nascem nomeada noticiário notificações oitava
    5 olhava operadora otimista ouvem pacífica pastores patricia pegada pertencer plantações pneu politica pote preferir
    5 preparou procuramos produtivo promotoria propagação propósitos protegê prémios pérola recorda recrutamento reforça
    5 reforços reitoria rejeitado rejeitou relaciona reservatório rim saltar saltos selecionado selecção selos simplicidade
    5 sofria solares sombrio sugiro suspense tornará trabalhadora treinado tunísia turista tímido viii visitado visitaram
    5 voltava ward where women aceitamos acelerado acidentalmente acostumar acusada acústica adams afetado afins alfabeto
    5 ameaçado anatomia animar antecipação anão aparecida aposentar apresentava argumentou armazém ashley assistido assumido
    5 atendendo aveiro açores betty botânico brandão cacete calcular camisetas captar carregamento cartoon cativeiro chipre
    5 clinton colaborou coloquem comandar começava compatível comprometido compõe concede concordam conseguiria constrói
    5 contada contrapartida coordenar corajosa culpados damon declarada defesas denuncia descendente desvantagem dezoito
    5 diferencial dilema disponibilizar dizemos domina doutora engajamento errou escalar escultura escuras estadão
    5 estritamente europe evoluir exigiu experientes express extenso fabiano falavam falecimento farta farto finalizar flávia
    5 focado fogão folclore forever formações fortalece fotógrafos fundamentos galinhas gatinho gran guanabara guardian havana
    5 head hulk individualmente internamente investigando irônico joy juazeiro lenha likes localiza logotipo lorenzo lotado
    5 madison maestro majestade management mandioca marcantes marx mascote melodia mencionados morri mostro mártires nice nico
    5 ninguem obrigou ocasionalmente palpite parecidos patentes percebendo pisa plantio porno pouso preconceitos privatização
    5 produtividade provocado punir recebidas renovado repleta revolucionários rigor roll rígido sabão sacrifícios shop
    5 significativos significava signo submissão sucedidos sujeira surpreendeu surreal suspender thompson titulo tornei traje
    5 trazia treinados treinamentos treinando tres trilogia turística térmica veia viciada vulneráveis why abolição absurda
    5 acender acionistas acontecesse acústico adjunto admirar agregado agronegócio alfabetização allan angra ansiosos
    5 apaixonou atrasos atribuída august autoestima baixada baker barraca beatles beck beijando biológico british bruta
    5 budapeste bull cais caldas capacete careca carentes cegos celebridade centenário chique class clicar cofres colecção
    5 colin comediante comercialização completando comunhão condenada considerações construídos corporações correção coréia
    5 cresceram cristóvão cruzes cumpre darem descrevendo desejamos desiste desrespeito development ditas dormia dramático
    5 durmo ea económicas emboscada empresariais encantado encanto escuros espalha especializados especialização esperada
    5 excepção expulsa exércitos fixado foguete formaram generalizada grades habitam humberto hídricos ignorante incluída
    5 inesquecível inserção interiores interrompido intuição ipad jade jung juramento lares lg liberdades liderados luso
    5 machismo mago magra magro malha maridos matas mb meme mereceu mind miúda neutro ocorrida organizador patos pen personal
    5 pet phoenix prestam provedor psb psicóloga questiona rastreamento reacção rebaixamento regimes reinado renunciar
    5 resolveram retira reto retomada rima robinson role roubaram royal rpg saírem selecionar senhorita sentiram severo sogra
    5 song strong superman surra termine terrestres tiradentes tocha trabalhavam transformada travar típicas ultrapassou va
    5 vampiros veneza vilões virem vol vulcão xangai xviii aa aceder acompanham adequadamente adoraria adoração aguardo
    5 alertar alfred antropologia apoiada aprofundar armadilha arts artur assaltos assustada atuações avalia avisando award
    5 balcão balões bates batismo batizado bb bengala bezerra bolos campeonatos candidaturas cantada caseiro catalão cf
    5 champions child chutar clínicas coerente comandantes comparada comporta comprometida condenou conduzida convergência
    5 cordão coreanos correria corrêa crack cresci cultivar córrego dawn delito demo derek desagradável designers destruídas
    5 devoção dinossauros ecossistema editada emancipação embarque emendas emitida escova escreveram espetáculos estruturais
    5 etanol evans exagerado excessiva explora facções far fóruns garra garçom genético geram gilmar globalização gostem hits
    5 holocausto homofobia idoso impõe indiferente indiretamente inovador inovadora institutos intensamente ipanema ipiranga
    5 irene jacques jejum jogadas julgamentos killer lamenta legendado lembrava limpos listados lute mapeamento marley matá
    5 medição mercúrio movido mpf notebook obtida ohio operando padaria partidária partiram parágrafo passeios percy
    5 perguntado permitida pete pisar playboy plural plásticos polêmicas pondo previstos progressiva promovem publicitário
    5 pureza rapidez rastrear realidades reduzindo refletindo relevo repetindo repórteres retire review rossi russas ruy sairá
    5 sais satisfeitos second secret shakespeare significam slogan sonda states stewart stock streaming sueco sugerido suite
    5 tarifas tbm technology terapeuta terminam terraço they town trajeto transferências troço turnos unha vacinas vagabundo
    5 val validade vazios vergonhoso verificou viajante viatura viena vilarejo viral voltadas vomitar voou vínculo wang wifi
    5 xixi évora abandona aconteceria acorde adiciona agressiva alergia alimentares aplicadas aprendem apresente april
    5 arcebispo ask atacados atributos avisei bati beba bigode blues blumenau bradley brigando cabra cal camp candidatar cel
    5 checar check chinesas christina coalizão cobertor coisinha compilação console consolidar constituinte consumir contenção
    5 controles controvérsias convocados costeira cut cápsula damasco desconfiança desportiva destinadas detalhado diplomática
    5 duplas duzentos economizar eficientes eixos encontravam errados escondidas escrevia espaciais espectáculo especulação
    5 everything existam explosões extrair fascista ferrar filmado five four furo geradores give glenn golo gostos hipócrita
    5 hmm horríveis hóspedes ignorado imaginem imaginou imposição informada inspirados intermediário internado interpreta
    5 interrompida intervalos invasores iris jun jóias kai led luvas machos marcadas marisa mars mediterrâneo metodologia
    5 mosteiro muçulmano nutrição oab oferecida ofertas official orgânico padrinho paralisação partem pegam pensaram perito
    5 periódico perseguido peruano pinta pioneira playstation plástica positivamente possivel pretas psiquiatra quarentena
    5 queixo realizações recordo relacionar repouso ressurreição retiradas risada rotação rótulo sensações sentimental
    5 serpente silas simpson sinceridade sobrenatural sozinhas standard stuart superação surgindo sutil sérvio tabelas
    5 tanzânia teatral templos tenso terno testemunhar tijolos traduzida traiu trimestre trocado uganda vales valioso zumbis
    5 âncora abs acreditei aeronaves afetada agarrar agem agiu alegação algoritmo alpha ameaçando ancestral apaixonei
    5 apresento aproximou apurar arranjos arrecadar asfalto assustar atingidos australiana autônomo beisebol bizarro boris
    5 bosta bridge camisola cantam caracas castle catalunha cautela cavernas celeste certificar clipes color comanda
    5 composições comprometimento concentrado conseqüências conservadora contem contribuintes controlados convento cooperativa
    5 corri cuido declarando decorrentes decorreu deficiências demolição descritos descrições desenvolveram desportivo detroit
    5 diabetes diferenciar diretório discípulos distribuídas divertindo doloroso durma dutra débora ecológica economicamente
    5 edital elegeu eliminada escolhemos escrituras estudiosos etnia européia eventuais excluídos facial faro fashion film
    5 flexível fomentar fone forneceu fort forçou foste françois fértil ganhado gastando gastronomia gaveta gazeta halloween
    5 hi identificadas impedimento indicadores indiferença indignação inovadoras insuficiência juntam katherine left levy
    5 liberta licenciado liderou liso mali mason materno melody ministérios mista monopólio montada monumentos morder
    5 muçulmana mártir namorando narra nepal obrigando oitavo oponente ovelhas parecidas patrocinadores pelé perco pertences
    5 pipa portais poética preguiçoso pretty previstas previsões promoções puramente pênalti questionamentos reconhecidas
    5 recuar refém remanescentes remota renascimento repetidamente repita resoluções return rich saiam salgueiro salta
    5 seguimento semelhanças sentirem serena simbólico sinos situa slim somar sorria spa spam sports sugar sujeita sênior
    5 sólidos tartaruga terminais truques velocidades vencendo vendidas voltará vulnerabilidade western woman zeca ânimo
    5 acomodar acreditavam adicionado afirmaram afirmações alone alterada amargo ambulância anfitrião anita aproveitamento
    5 aquecer artilheiro assassinar association atingem atraído autoriza bernard boato cadernos cadáver camisinha canhão
    5 captação casino celebrações che cheguem chupar cineastas coitado comandado conquistando consumido criativos cs
    5 deficiente desfazer desordem diferenciada directa dispara dividem divididas dominado eleitorado elvis emerson empenho
    5 encara entao eo esculturas escutei esforçar espalhando esperavam esperta exatas exclusividade expulsos fitness focada
    5 foster freio fuzileiros fêmeas garantida genro gerald golos gravadas gravadora guarde haddad hills hq hudson inaceitável
    5 insuportável interativo internautas invasões inventário its ivete jessie kane lanka levem libera licenciamento
    5 licenciatura limitados liverpool lloyd lulu lã mandados manhãs mari masculinos matado meramente metáfora minorias
    5 modificar morning mosca mrs multimídia mural máfia nicarágua odebrecht opa operado operário orar ordenado orgasmo
    5 orientar oswaldo ouvintes panda partidários pat patamar paulino pedestres permaneceram philips pioneiros plantação
    5 preparem pretexto privilegiado profissionalismo proibir promotores proporcional prorrogação puc pulseira raphael
    5 receptor recordes recreio regulamentos relógios reservados resiste ressonância resultaram retórica roberta rodadas romeu
    5 rompimento réplica sacramento self senna server simão sintonia sorri southern spring submetidos substancial sumir
    5 supervisor surpreendido talentoso televisiva tesouros testando through tipicamente tocado tomamos transferida traço
    5 unicamente uno usual valendo vanguarda verbal vinagre vingadores violações violino virtudes vocação válidos véu walking
    5 zoom ávila étnicos abandonados absorção aceitas actor adivinhar adrenalina adão agressões ajudo aldo alegrias alencar
    5 alimentam alternativos angústia annie anotações apaga apanha aplicados ari arquitectura arranca artísticos ash atirando
    5 autêntico auxiliares ava avançados avançando azeite baratos barris bichos billboard bit boba bombardeio braz buscou
    5 caldeira campbell carlo carregador causaram cenoura certifique cicatrizes citadas classificada cogumelos colaterais
    5 colchão comemorou começará compartilham consultoria contactar contemporâneos contratada contrária convocou costura
    5 cruzado custam dani davam deliciosa descida desconhecidas deslocar despedir desperta detecção detrimento diabos dispor
    5 disseminação distrital dramas elefantes emocionais emocionalmente enfrentaram engraçados entrava er escondidos espadas
    5 esperou esportivas estúpido evil exercido exibidos fariam fazendeiros feel fernández florestais fluxos fofa fornecedor
    5 fotografar frequentar front gastou generoso guerrilha gêmeas health ibope imortal imperatriz impressionada impressos
    5 inesperada infinita institucionais isbn ivo ka kiss lab lake latas leais levemente limpas lives loco machucou magistrado
    5 manuela medicação mexeu michele militância mineiros mútuo naruto ocupadas optar orientações orla otto padilha
    5 paralelamente passarem passavam passes penitenciária perturbar pesquisadora ph possibilita poços premium preocupante
    5 primordial problemática programada progressista provado providências pulmões putas pv quiseram racistas rancho reajuste
    5 reconheço referia relatar renal reproduzir resolvidos respeite rodoviário sabido secos sedes seleções senegal sentou
    5 separada sereia sertanejo sexos sm smartphones sobrevive solicitado traficante tratadas traçar típicos violar voltem
    5 wide ângulos
    4 acusa afetadas afetou agarra aguda alheia always ambicioso amplitude angelo animes anistia anotar anton apoiadores
    4 atirou ativas atrasados atravessando bangladesh beijou belga better brandon cachaça calvin canoas carmo casinha chore
    4 chorei classificou clássicas cobertos colocamos colombo combinam comparações competitivo competências comportar compram
    4 cone conheciam corporativa cristais crueldade cunhada degraus denunciou desaparecida descarga desconfortável desejado
    4 designação die diplomata direções distrair dividiu dobrar domésticas duncan ecrã educada educadores embarcar empatia
    4 encheu entrem escolho escondendo espessura espinha espiral espn esquemas excessivo explique fabricado falasse filmando
    4 firmes fogueira foguetes folia fungos gerenciar gestor golden gostosas gramas handebol hostil im imposta inaugurada inc
    4 incapazes inconveniente indicador indie infarto insistem insuficiente intermediários intermédio isaías joias kansas
    4 lamentar letal levantando lins loucas louvor ltda madura madureira mantidas melanie mencionada mero messi metendo
    4 miserável molhada nba nokia nomeou notado nov nsa obsessão oceanos oferecidos opressão orgulhosos ousadia owen paro
    4 percentual perícia piora piracicaba podíamos prenderam proibidos prontamente prove prover queens race requerem resistiu
    4 restam revelaram revolution rivalidade rsrs sales saque satélites seriado sigo silvia simões somália soubessem stella
    4 terços tocam todd touch trabalhe transplante travessia turbo ultrapassa user vidal vivian yahoo yes abençoado abro
    4 acolher adiado alinhamento anular aperta apetece armadilhas armazenar armação assustado atira baleias bancárias between
    4 biscoitos blair block bocas bonecos brilha budista campina candy challenge cheira chocolates christine chupa cidadã
    4 cigarros comarca concordaram concreta condicional confessa consequente constituir contradição copas coreografia cubano
    4 cubo cultos cândido darão defendia denunciado descobertos desenhado desmatamento despertou deutsche dino diplomáticas
    4 dirigia discreto dispostas disputado dizeres domiciliar doria déficit edit eleanor emmy encantador encarando energy
    4 entendam entes entrarem entrará enxerga equivale erupção espirituais esqueço estreito etiqueta fair fatia ferraz flecha
    4 fodido fr frios gerados girar gouveia honesta html image imensas importava importe incerto informativo intestino
    4 inundações investigado isa itajaí januário jb jeitinho klaus lançam late latinos liberty libra lily linear london lucia
    4 machucado mamas mangá meditação menu mirim modificado monitores morales moralidade morango mpb mágicos márcia
    4 nacionalismo ocular ocupantes once operários otário pac paixões paralelos pelotão poe poesias port pre predominante
    4 premier print processador profecia profissionalmente psicológicos puderem queimados realizador reconhecem recuperou
    4 redenção reed refletem responderam revelações rodeado room roubada sabíamos salvei season secundários sensor serviram
    4 severa silicone sofrida soltou sonia source stark tam tatiana teles telespectadores temor tentem teórica teórico tocava
    4 trajes transação tribuna tributos trégua tubarões unânime valoriza vejamos viraram visse zeus íntima acessado acostumada
    4 acreditou activo amapá apelação apontada arame artifício asiáticos atacam atenções atribui atualizadas beco borboletas
    4 brás burra bye cadáveres card catar catástrofe cazaquistão ch chocante cid clarke claude cláusula colabora coletânea
    4 colinas coloniais comes cometa comete comprador comprovado comunitários conecta conformidade constar coxa criptografia
    4 cry curte dançarina defensiva deita desconforto desisti detidos diferenciado dunas ead emergentes emirados empurrar
    4 escapa esclarece escolhendo escrevem espelhos estelar esther estimada estrago estratégicos estória estúdios evoluiu
    4 explico expressou extinta fabricar falarem favelas fe feliciano figueira filadélfia financeiramente finge fode frentes
    4 funcionava funcione fundadora gajos geográficas gestos grava guide haha hidrelétrica ideológica ignorando impostas
    4 incomodando ingressar inovações isenção isoladas jared jordânia jules julgo kyle largou latin leme leslie liberados
    4 limitadas literários madalena madonna magnífico maioridade maps marechal materna mensais mexico moderado montana
    4 motivado moço murray mármore médios nacionalistas nazaré notei noções ocorra ofensas ofereceram olga olivia oms otan
    4 otávio palestrante papagaio paradeiro pelotas perceba petrópolis pijama pinheiros polêmico pour praticada prejudicial
    4 privilegiada proliferação prosa prostituta práticos pudemos puerto pula quesito questionamento rain ramon reage
    4 recuperando regressou reina remuneração renovada renováveis reparei repetição resultantes revelada revitalização rice
    4 risadas rivera round réus saberem sacanagem sacerdotes save sherlock silver simbólica siqueira snow start still surf
    4 tadeu tartarugas testemunhos tina tiradas tito together tosse transformaram traçado tímida usb vasconcelos veias viesse
    4 views vigiar vigilante vênus warner week wow xvii ácidos acerta acessibilidade acompanhados acompanhante aconselhamento
    4 adicionando adotadas adquirida adrian agricultor agropecuária airlines ajustar alienígena amistoso andrés aprovadas
    4 around artilharia asiática assinantes astral atraindo beautiful bebi benção bonecas britney broadway cadastro camboja
    4 cantinho capturados carregada cause celebrada ciúme collor colombiana coloração compraram confirmando conscientes
    4 consome consultas corajoso coritiba cp criações criticam culture curiosos cálcio cássio decida decorrente deep deixados
    4 descrevem desligado diaz diocese disfarçado dissesse distribuída diva dividindo doctor elaine eletrônicas eli emails
    4 encaixar enfermagem enquete ensinado ensinam entregando escondem esmalte espanto esponja estupidez evan evangélico
    4 expostas falante feitiço fenómeno festividades finlândia fizessem forense formulação frederico frete gangues gomez
    4 gonzález grávidas hans hemisfério honda hunt imitar impact impressionantes incluídas infecções inspetor integrados
    4 intensas intérprete irresponsável irrita irritada julgados julieta kay kill lan larissa lençóis lusa madrasta madrinha
    4 magnética mandem manos mentalmente metropolitano milícia mogi moldes molecular mordida mosquitos mostrei mountain
    4 munique natalia nazi negligência nothing objectos operam organizando orgânicos oriundos own padrasto pass passarinho pdt
    4 percussão perfect pinterest pio pregar procurados prometi provocada prá psicopata pólo rainhas ramalho randy reagiu
    4 reator recebia recuperado reinos reivindicação requisito residenciais rex rezende rins salazar salomão sanchez sasha
    4 secular seminários services sound superfícies supõe sustento sutiã sánchez tamanhos taubaté taxi tech telefonema thing
    4 tijolo tokyo transformá tropicais tuberculose uberlândia vacas vadias vagabunda ventilação vigia virgínia voador vocais
    4 voltasse voluntariamente vínculos workshops wu ícones acusando agitada ajudante alison amaro analisou anunciados
    4 anunciando aprendido apóstolos arquitetos asia assegura atenta atribuir attack bancar bayern bazar bc bla bocadinho
    4 boeing bragança brothers california camas canhões cannes cantava casual cerimônias children code colonos confecção
    4 confirmaram confortáveis consigam consultório contactos contingente contrata controlam curtidas custas danielle dante
    4 deborah declararam decorar dependências desculpar desempenha desfecho desigualdades desnecessário destacaram dirceu
    4 disfarçar dispensado dispersão drew edificações edu elogiou emprestar engraçadas enigma ernesto espiões esquecem
    4 estilista estragou estufa estúpida existisse fake fantásticos fascismo feche fileiras financiado firmado francos
    4 frankfurt friend galerias ganhadores garden generosidade gm gramática habitualmente hacker hate hospitalidade ilusões
    4 impecável implorando imune incentivos incondicional influencia inimiga injusta instituído instâncias intimamente iowa
    4 irritar jaqueta joey joshua judaica julgando justice lançadas largada lendário lençol letícia liz louça lucky lunar
    4 magno main marchas mediação mensageiro mercenários motos movendo nat natália noivos núcleos obediência obtém pack
    4 paradoxo paragem pearl penteado perez pescador pintado prenda preparo produtiva proibiu projetar promovidos pseudo pág
    4 rebanho recessão recompensas reduziu respondo resultam retrospectiva rolou ronald rubens saberá sacola salvando saía
    4 serial sermão simboliza sinalização somando strike sujeitas superando surgido ucraniano uk unificação uniram ve viajam
    4 virado virtualmente válvula étnica óbvia acelera acharem acumulado admira advertência african agressor alertas
    4 alimentando alive antiguidade anônima apropriação araujo assembleias atentados autocarro autêntica baixou bananas
    4 banheiros batidas beat bebeu believe bloqueia boné bora bryan buda budistas building cafe camarada canalha cancelou cha
    4 chegasse civilizações cobras cohen coletivas coloridos comandada confunde conhecê conquistaram conseqüência
    4 contemporâneas content correa corria costumavam cr célebre deliberadamente demitiu demonstraram derrotou desabafo
    4 digitar dispensa distúrbio dl dolorosa doou dormem dorothy drasticamente eliana eléctrica empreendedor enterrados
    4 equatorial equilibrar escudos espontânea eve execuções explorando faltas façamos feto fisher fixação fly friday fuma
    4 funcionária fósforo gaza genocídio ghost governadora gratuitas hahaha has hello hold hour hétero imediações imigrante
    4 impasse implantar implementado imploro incentiva incertezas infraestruturas insatisfação inscreva instinto inteiras
    4 interessam inventor ix jeffrey judia kiev labirinto liu luther luzia maggie making marciais mayer medicinais medula
    4 mensalão missionários monetário montou naquelas nona numerosas náutico observada observadores ofendido oque osasco
    4 overdose paralela patrice percentagem photoshop pierce pintou postais potente prejudica preocupo proeminentes prolongada
    4 promissor proprietária puxou quarteto quênia redondo reformado remo rené resolva ressaca restou revisões rifle rodriguez
    4 ruiva sacar said sairia script sen separadamente servia sindical sinistro solicitações sonhou special subúrbio
    4 superioridade supor than think tic traidor transformam transtornos travesseiro unem urbanismo urgentes várzea winter
    4 without worth youth aceitaram achavam acompanho af afastando afora aleatória aleluia alimentado amarelas amendoim andado
    4 angélica anormal apagou aquando aracaju arrasar artesãos assumem atirador available avisado ballet basquetebol batem
    4 bauru bosco buarque búlgaro cabana caipira caracterizado carente celestial chang change chilena chorou climática clone
    4 colocaria coloridas combates combinando comemos cometendo comprados condenar crioulo cris cruza culminou cumprida cunho
    4 córdoba dançarino dançarinos decadência decretos deitada demitir desempregado desenvolvedor despacho despeito dinossauro
    4 diplomacia discordar doi donde décima eca electronic eliminatórias encantada engravidar enterprise erguida escobar
    4 esmeralda espectador espirito espião esposo esquecemos estao esteira estrear estudam excitação exclui exclusivas
    4 excursão facas fecharam fertilidade fest fichas filial fixar fogem fornecidos francisca fraudes freedom freiras gang
    4 gravador harper heavy hóquei identificam importados impunidade indianos inimigas instantaneamente jackie jobim
    4 largamente lauro leiam literárias lobato localmente loteria luisa magic malcolm margarida market misturado montreal
    4 morris mosaico multidões multinacional napoleão nash nato nature noutros novato observados obtidas odiava ofereço
    4 opositores opostos orientado oz passiva pedreiro peles penais peritos picos ponha pontifícia popularmente potável
    4 potências predominantemente procissão projetada prometer pronunciar propagandas protótipo pérez qualificada quebrei
    4 racionais refrão rejeita rejeitar remonta renunciou republicanos ribeira roubam sad sagrados sanduíche silencioso six
    4 smart socialistas sofisticado sopro sorriu sustentáveis séc taco tambores tempinho tenda testosterona teóricos tiger
    4 tivermos toco torcendo tremer tretas troque truque tupi uruguaio veterinária viam viaturas vic vide vodka vulgar wells
    4 zen épico íntimos órfãos abraham aceitei administra adota adquiridos agredir alcançando alá ami amável anulação
    4 apreciação aprenderam aquino ariel arnaldo arrastar artificiais ascendente astronauta atômica autos autônoma avaliando
    4 babilônia bacharelado bacias baptista basic bear biológicas blood bloqueou bogotá brinco brooke cassação caçando centre
    4 cheques chove cirurgias coletados colete comido comitiva compreensível conceitual conduzindo consagrado consecutivos
    4 continha contrários convoca corno craque crente crónica curtis cícero dana decepcionado dinâmico direitinho discreta
    4 disposições distinta divergências dizerem dizes douro eficazes embalagem empreendedorismo enquadramento enviei
    4 escândalos especializadas espírita everton executadas explode expo factores felicidades fhc fia fiat ficarei fine follow
    4 forest fornecido fran fração freud gaia garantem gates geometria gonzaga gt guardiões guiar hair hal hugh hércules
    4 inclinação inovadores invade inventado islã junção júpiter lena levamos level ligas ligava limitação limpando literal
    4 lutadores lâmpadas líquidos madagascar males mandela march marinheiros massachusetts meirelles mocinha modesto mongólia
    4 monroe monster montenegro morcego most mother mútua nc notáveis notório nutrientes otimismo pagamos pantanal parando
    4 participei pelada pensadores permaneça permitiria plasma posteriores pragas praticados previsível priscila proceder
    4 programador pronunciamento puxando pérolas qi raciais reading reagan recomendou reconciliação recupera recusaram
    4 registado regressiva reparação repensar representadas resolvemos resort revelados reviver romantismo ruby sanitário
    4 security shaw sofri sofridos substituindo sullivan surdo surpreendentemente sushi tango telecom temo toalhas totalizando
    4 travis tração troféus tóxico ultrapassado union urban ventre veterinário vianna violentas votações whisky wonder yoga
    4 óptica ótica abandonaram abr achados acréscimo adiantar adiar agonia ahmed amando amiguinho another any apagado aparecia
    4 aperfeiçoamento aproveitem aproximam aragão arcos arnold assegurou avante ban before bel belgrado benedito bia bolhas
    4 bote bus caldo cell chamavam chapecoense chifres ciclista clareza clarice classificadas cleveland clínico cnn cofre
    4 colônias combo compacto competente competentes complicadas compreendido comprido comprovar comunica concretas
    4 conseguinte conseguirmos contida creche cumprido curtindo darwin decidida decorre demi depor desempregados desenhou
    4 destacados deves diniz disponibilizada dissolução drones easy económicos education emocionado enfoque enterrar
    4 especificações espuma estatutos estivemos estragos excluindo exclusivos experience explorado expondo favorece favorecer
    4 fazermos ferrovia ficariam fluido formos formulários fratura fumando fundamentalmente furiosos futuramente gala ganhava
    4 gb geneticamente gestação glass goa goleada gracinha granito gregory habitat hand hell hepatite hillary ibama implacável
    4 implantado incorporação indispensável influenciado inserido inverso iraniano iss jacaré job jordão katy laptop lingerie
    4 lotes luan machuca malária manha martinez mentirosa mexa migrantes miniatura mit moleque moléculas mudaria mutação mw
    4 nilo nordestino nostalgia number ocorrências orange ousado palmer paramos passivo pesquisando phone platéia porreiro
    4 porão premio previa private processado protestar pudim pulando queimadas queiras ready realeza rebelo recomendado
    4 reservada respeitam retratar revoltas rodando rodolfo roland roça salvá samurai secretamente sediada seletiva sentenças
    4 seqüência setúbal sierra soft solicitando space stephanie subsequente subsequentes textura thai tracy tratos trazida
    4 trazidos trust tvs túneis vago veracidade veto videoclipe videogame vinil well were working abordado académico ace
    4 adiada afinidade agregar agrupamento alcançaram alertou alliance amarrado amparo antibióticos aparições aplicando argila
    4 arterial atraem atravessou atrizes aura baba bagdá bahamas banhos banido barack baseando baú biografias bjs bode
    4 bonitinho cambridge centena choques circunstância cobrem comia coming competidores configurações continuei controladas
    4 convívio cotidiana criticada cruzadas cubana cuca cynthia dakota derrotados derrubado desejando desenvolvimentos diario
    4 dominada duvidar economistas elogiando empregador envergonhado esclarecimentos escolhem esquecida estagiário estuprada
    4 evangélicos exibindo exigido exilado extraordinárias festejar ficarmos formadas fragilidade francamente gatinha gerência
    4 governado graduado gravata habilitação hackers half hassan heather honrado ibm ignore inscrito instrumental intel
    4 investe inéditas iron jeová karina lacerda linhagem lira looks mana marcador marinhas mecânicos mei mentem mes michigan
    4 moderação moscovo moção mv nadia noivado noutro nozes obtiveram oculto ocuparam oferecidas orientais palestinos pantera
    4 partidário paulistas perturbação pilhas plana poupe praticantes precedente prefeita preferências probabilidades propondo
    4 providência provisório psp publicitária pólvora quaresma questionou quiseres rebaixado recinto reclamou rejeitada
    4 renomado renome represa resumida rihanna ringue rude rumor saberão saias same sandro secretários sepultura seul small
    4 sogro solidária substituída teaser teoricamente terminada tocante transforme trave trágica underground unindo utopia
    4 valencia valiosa valle veiga vibração virgens virgindade visitam vésperas websites xiii xiv yeah zone acidental acordem
    4 actuação adequados afastada afetando afundar agulhas alienação amsterdã anatel apóstolo aranhas assado atualizados
    4 avaliado bailarina baixado balneário bilheteria bird bits bmw boicote bombeiro boss brazilian breaking buscava bíblico
    4 camaradas caneca carinha casco casey celebrou chegavam chocada cloud combinada combinações comentado comprimidos
    4 comprometeu comprometidos continuarem contribuído court cristãs cruzados cérebros deck dedicadas desistindo desvendar
    4 direct distinto ditos doado downloads dp edition electricidade elimina embarcações empregadas encontrem enfatiza
    4 enterrada equipados esclarecimento escondeu espalhe especiarias especulações estáveis exagerada extinto extraído
    4 extremas farra fight figueirense figurino finn fl freddie freira fuzil ga ge gigantesco gilbert golpista grafite
    4 granadas guitarrista havaí húngaro idosa ignorou ilegalmente impossíveis incompetência incorporar incremento iniciados
    4 insistência insulto invisíveis irrigação je jenny jus kenny leila leiria leitão liberou liderando litro loiro luva
    4 marion marítima mendigo mercê mine mos movida multiplicação mutantes mínimas míssil natasha ney noutras nuca obtendo
    4 opinar ordena pagode patriota patrocinado pedagogia pegamos pernambucano picada possibilitando precisaria premissa
    4 proclamação prometem propostos pseudônimo queridas quilo rapidinho recipiente recusado reeleito remete renault repasse
    4 repleto republicana resolvida resources reyes reynolds rise sagradas salgada salvamento salvos servos share silenciosa
    4 sl sobreviveram solene sortudo submundo suborno subsistência subsolo sucedidas suíço sê tabu telenovela temperamento
    4 testado tios tomava trocados truth uber uh ventura vestiário viciados viriam vivida vês xii zhang ápice ético êxodo
    4 abordou acompanhadas actuais adaptações adele adobe alcançada alzheimer ambições animações antecedência anões apoiaram
    4 aprovados argumentar ariana arqueologia assinados assistia assistências associar atestado atrapalha avançadas babá banks
    4 bbb beja beverly biológicos bis bloqueada bloqueios bíblica caixinha camões capturou caracterizada cartuchos cavalcante
    4 cegueira ces chefia chiclete ciclismo cinzento colocava comparados compareceu compressão condena conheçam conseguisse
    4 consistência contará contempla contradições corporation cruzou ct curador decretou demarcação desaparecidas desgaste
    4 designada designar desisto detectado dir direi discutem diverte dobra doeu doutores drag duvidas díaz elites eliza
    4 embarcação emite enchentes enciclopédia enrolar entregas entrevistado envolva erguer escorpião esgotos estabeleceram
    4 estendeu evelyn evite excessivamente exigia explicitamente explorer fax ferguson filósofos finaliza fizeste florença
    4 floyd fluir furar ganância garotinho geoffrey girando guerreira guru herrera hj hm hospedado imediatas independent
    4 informante iniciadas insignificante integram iogurte ironicamente judô ko kosovo lareira lionel livra manejo manualmente
    4 marinheiro mattos montando moradias motivações motta msn natalie negativamente ng nono normalidade obesidade obscuro
    4 olhamos ongs ovelha palm parciais pardo participarem patrões peace pedreira percam permitidos perseguidos petersburgo
    4 piorou pirataria pormenores porteiro porter potássio praticando preciosas prince procuradores procuraram profissões
    4 progressos progressão protegem quilômetro rapto redentor reduzidos relataram rende repetidas resende reunido rr saberia
    4 salientar saltou screen selena servirá sims soltos souberam staff superintendente suporto surpreendentes tambor tara tcc
    4 telhados temáticas tensa teodoro tintas titanic tornozelo totais transa transmitidas traído trezentos tvi tóxicos usarem
    4 uti variantes viés voltarem vontades vó étnico abaixa absorver acende acolhimento activa adi adicione adoramos advento
    4 ag agitado agradeceu agressividade alemãs alfândega alien alienígenas alterou alvorada angolano anima arrisca artéria
    4 ativado atribuições atropelado avaí baixinho bancários barca been bernardes bife blogueira bárbaros canada
    4 caracterização carisma cassino chamá cheirar cisco cold colónia comboios compartilhou compositores comprimido concebida
    4 contados convicções convincente convocar copyright coroas cortei coruja corvo coxas cru cueca cumprimentar dane dans
    4 daremos dee denver descansa descaso desenrolar desgosto destina destruíram dissertação distancia docinho donna dulce
    4 duram débito dória eliminados elogiado empregadores enfrentamento entendida envelope esquisito estaríamos estuprador
    4 etária exatos expulsou expôs fabricados feroz ficaremos firefox firmeza flui fornecida frustrado ft furiosa gentilmente
    4 geo golfinhos grandioso gêmea hardcore heitor herdeiros holandesa homenageado humanitária híbrido iluminar imitação
    4 incluía incômodo inerente infelizes iniciação inside instantes integralmente introduzida invenções investido investindo
    4 irmos isabelle isolar israelenses itaú jet joia ju julgam juvenis kirk leoa liguem lindsay livrarias lot magnético
    4 mantenham maomé mass matança match mencionadas metabolismo metrópole moscas mostrem motim módulos neutra neutralidade
    4 nike nus ordenar ouvida ouçam pain palace permitia persegue persistente pesadelos petrobrás pgr piper planeamento
    4 podermos polar policiamento portador posicionar pousada precisos premiações preparam pressionando prestados processados
    4 produziram provocação ptb pulmonar qaeda rampa rancor refazer reforçada regente regula regulamentar remember reparo
    4 reparos respectivo reter robbie ruiz rígida sangalo saudações seduzir seguirá seguramente seletivo senhas separou
    4 seriedade severamente sharon shirley significou something sorry stay strange submetida subsídio subterrâneo subúrbios
    4 sujas sultão superado supermercados talentosa tecla teres tesoura text track tranquilamente transmitindo treinadores
    4 trevor trovão turísticas tutela unicamp update upon valiosas venceram ventilador very violeta wild árbitros íamos
    4 abaixar abrigos abundante académica acadêmicas acostumados ae afirmava alegres almada almofada altera amas angolana
    4 antenas aparenta apito apos apto areias arrependo arriscado assumiram assustadora atendido ateu atiradores ativismo
    4 avise bailey barril bennett beyond bicha boquete bordas burguesia cachorrinho camarote camera carnes cascata ceia
    4 cerebrais chovendo chácara comemorado committee competindo complementares compreendem concluindo conference confirmadas
    4 conjuntamente contornar controversa coordenadores corporais county cruéis damião decisiva delação descendência
    4 desesperadamente desperdiçar detalhadas dexter diagrama diplomatas direcionada doadores drenagem drone dublin elis ellis
    4 emitidos emocionada empurra empurrando enfatizou enlouquecer erra escopo espinhos esqueleto estudava etnias eugene
    4 european excluído facilita falharam fardo fecham ficheiros finas frito gastei gel glorioso goku gravados guardo gui
    4 habeas habita habitacional hayes hebraico hector idol ilustrado implorar importado importando impulsionar indignada
    4 informaram iniciam inserir instaladas investigados juventus keep lanches language largas leopoldo leque levantado lex
    4 loureiro luxemburgo machine macio malandro manu marcio marilyn medina memes menções metralhadora mick middle moderada
    4 modesta modificada morangos mostrada motivar movem movie muhammad nana nation negando niemeyer notoriedade oculta
    4 orientada orçamentos passasse patético paulistana penetrar pensador periodicamente pertinho poderei polonês pombo
    4 portland portuária proibidas pub pães pôster questionada rangel ranger rappers raúl recebimento recuso removida
    4 removidos rendas repara resenhas resumir retirando retornando reunidas rm rocky românticos roosevelt roteiros rumos
    4 sabores salões sediar sesc sextas sg studies sueca supervisionar supressão suprir surpreendida súbita tablet taxista
    4 taças tenhas tentarem tequila testemunhou tinto toni torneira trade tre tri trinidad tube turn tábua tédio térreo
    4 universais vacinação vassoura vega visitá vitorioso weber íntimas óbito ab abraão abraça acesa acolhe acompanharam
    4 acumular ajudaria aleatório alexandra alteza amarrar andes apoiados apoios apollo apreciado aproveitado aquático aroma
    4 arqueológico ass assentamentos aterro ateus avesso bacharel baltimore bastão belle beneficia bieber blogueiro bolinho
    4 born bravura bug busque cagar caldeirão capturada carlinhos carregam cedeu chatear chegados clip cobrando coincide
    4 combinados comparou concretizar condessa confiam confissões connecticut conquistada conseguiam conselheira conservar
    4 consolação constatou construtor continuaremos contornos controlador conveniência converteu convocada convênio coordenada
    4 coringa correlação cortadas cozido creative cresça criminosas darei deixasse demorado dental derrubada descarregar
    4 descritas desesperados deterioração diagnosticado diaries diversificada divertidas divindade doa driver duros dvds earl
    4 ecossistemas efetuar ein elaborados elle elogiar enriquecimento entendia entrevistar envenenamento escolta espanholas
    4 esperados esqui estimula estudada exercendo existirem extremidade fezes fidel firmemente fiscalizar fmi forbes funda
    4 fórmulas gaita gancho ganhará garras giovanni habitações hemorragia hidráulica hinos historiadores hormônios ibn
    4 iluminado ilustrar ilustre inca incomodado inexistência inserida intensos inundação investidor ipod irregulares
    4 japonesas jenkins judith juliette lances lanchonete layout levantei locutor madagáscar mangas maringá martinho meet
    4 metido microondas mirror mobilizar multinacionais mutirão mutuamente nero nevada nobreza nuas obstrução op originário
    4 pedofilia pg pianista pinho piscar poker poster premiados prisional prossegue putin quebrados quinhentos radicalmente
    4 ração realistas realize receberem records reformar reforçado resolvem retribuir riacho roubados rue running sarcasmo sd
    4 separando shake sharp significaria sindicais solteiros sombria speed stevens suspendeu sweet tai temem temendo theo
    4 torcidas tornamos toyota tr traça trip trocam tsunami tt tucano tumulto utilizaram vazou velório vertente win zâmbia
    4 ângela índico
    3 abrangendo abrangência aclamado administrado adotaram adquire afaste aflição afogar alcoolismo ally alvarez ambulante
    3 anitta ansiosamente aparências apps arranque articulações assemelha atacantes atendem atiraram augusta aumentos ausentes
    3 autoral balé baterista besteiras bonde burke canadenses candidatas canoa carregados castanha cezar church chávez ciudad
    3 clay comentaristas comments complete compreendo concha concorrendo condutores confrontar continuado contrabando
    3 controverso convence convidadas convidando corporativo corrido coube council cruzando crystal cuidadoso cápsulas darcy
    3 date definindo desativar dezesseis difundir discípulo disponibilizados distingue dominantes dora dormitório dotado doug
    3 duo egipto egoísmo elementar elsa encanta enchendo escolhidas escritura espontâneo estante estranhamente every exchange
    3 experimentou explicam faze filmou fizerem focando formula frasco freguesias frita furtado ganharia garotinha garrett
    3 gere gibson gina gotas gozo gradual gratos hamburgo haroldo hero hobby ilustra imitando importações impressionar impôs
    3 inadequado inexistente interativa interpretada introduziu invadindo investiu inéditos jornadas jornalístico kat kingdom
    3 lacunas laden laudo lavanderia leave lego letivo ling listadas lol maciel magna malafaia mandamentos marcadores marquei
    3 marquês martínez marxismo marxista maryland medico medíocre megan milícias miriam ml mma mocidade monique mostras
    3 movimentar mto mu newsletter nomeados nominal ocorrerá onça ouvinte pagaram parava passaportes passarela pata paulistano
    3 pedacinho pensilvânia pertinentes peruana peão pila planet ponho porsche possibilitar praticam prefeituras pressionado
    3 previu promocionais promotora provedores põem queimou recordações recorrentes regressa respeitada respirando restringir
    3 reviravolta revoluções revólver rg rogers rolling roubadas rum salsa samantha sanguínea saudação sedução seth shot
    3 sintoma subterrânea sérvios tan tardes td temple terceirização tocada tonta torneios transposição treina treinou tribal
    3 ufrgs ufrj ultimate vaidade venezuelano vidros vinci visam wade xd zac zinco abacaxi abusar aconselho actores adiantou
    3 admirável afastados afronta against alonso ameaçadas amplas analogia anarquista angelina antunes apanhou aprimorar
    3 arbustos arqueológicos arraial arrasta assaltantes assistiram ativação atras aviv banqueiro blanco blu bonnie brecha
    3 burros calcula calçadas candomblé capoeira casaram caseira caças cbs cereja certidão charmoso chegaria cicatriz
    3 cinderela circulando compatíveis concentrações conectada confusões consideraram constam contras convertido cortados
    3 covardia cowboy crepúsculo cruzam cupom cônsul danificado descontentamento desejou detentos diane difere diplomático
    3 disciplinar discordo divisa dudu duramente early echo elaborou eldorado elogia enganada enviamos eps esfregar esteban
    3 estrelado existindo explosivo fall falsificação farofa fere feriu finalizou fracassado fragmento funcionalidade
    3 funcionalidades garfo geradas glen gritam hands homofóbico hospitalar ideologias impulsos indeterminado index infantaria
    3 infectados instantânea inventando jobs julgada jundiaí kara karma lacuna legislador legumes lembramos leucemia lin lopez
    3 luísa maneiro manning mantenho matrimônio memorando mills milênio mod monetária monta mostramos motiva motocicletas
    3 mourão moveu navegadores nego negocio noutra noé nudez observadas ocorridas oil oitavas opor oposta ordinário pandora
    3 panfletos paralisia parcelas pareces paredão passarão pay pirâmides pistolas prancha predadores prefácio presunto
    3 progressistas prolongado prometida punhado queimaduras quinn rafa rastro relatados release relâmpago repetiu respeitados
    3 retenção retiraram ricky rigorosa rom roxa ruanda rush saca sacrificar saddam salmão secundárias semanalmente
    3 sequestrado sertaneja sobrancelhas socorros station subiram submarinos supostos suprimento suzanne teia temporárias
    3 tereza tolerar torto torturado tributária trovoada táxis ténis ursinho usd valadares vazar vibrante viktor volkswagen
    3 walsh wikipedia yu óssea úmido aah aba aceitos adaptada add adicionou adn adormecer aedes agradecimentos agradeça alheio
    3 amarelos anais anestesia apego aprendam apresentadores artefatos asma aumente australia australianos autorizadas
    3 autorizar banquete bart bd bebem beijinhos berlin biquíni bolinhos breves brincos bula cantoras cash castelos celas
    3 chapéus classifica clean cody colegial combustão comitês compensa competitiva compramos concentram conrad consideramos
    3 consultora continuarão controlando conversam cpf crescentes croata cubra cúmplice dalton desafia descobrirem desejável
    3 despesa devolução diferencia dinâmicas discutiu dióxido dodge doendo dormido doutoramento drink dígitos edificação eleva
    3 emergências encantadora encenação enriquecer espiritualidade estejamos evidentes expandindo expediente eye fabrício
    3 falls fantásticas farmacêutica feias fiji fisiologia fosso fotógrafa furacões gaiola ganso golf guerrilheiros hawaii
    3 hetero hindu homenageia homer honoris hussein imprevisível inevitavelmente insere instala insônia interrompeu invocação
    3 isabela isis israelita jensen jogadora jornalística julien juntem juristas kristen kuwait lenço leram lobão luc lutamos
    3 lâminas magistrados marítimo matias melhoras messenger milan milena mimi mister modelagem moinhos motivada motivou
    3 mágicas nicolau notes ocultar ocupações ordinária organizacional palmares pamela papeis parasitas parasse parti
    3 participava pautas peixoto penitenciário permanecerá pescar piranha piscinas portuguese portáteis powell preferidos
    3 prejudicado prendendo preparadas primárias principe produtoras profetas proporcionou prosseguiu provam providenciar
    3 quebradas recebê recomendar referidos refiro reflexos regulador representava requerimento resistentes retaliação
    3 retardado retrocesso revisar riley riu sabermos sectores seita semifinais sentes sentida sequências serenidade serio
    3 severas signos simpósio sintra sofremos solidário sucedeu suicidas sujos surda sustentação switch sábios telefonemas
    3 telefônicas telemóveis television tiramos tragam traseiras trator travesti troquei turbulência utilizá valentina various
    3 vertentes viaduto vibrações viemos vietname vitima willian winston éticos óptima óscar abandonando abdul abordados
    3 absurdas acabada acabará ada afiada ak aka alasca alec alegam alentejo alessandra algoritmos also andamos apertada
    3 arqueiro arrumou assad assassina assumo astronautas astronomia atendida atribuídas atualizando autónoma bactéria
    3 barracas bateram blitz blogueiros brega brilhando cabeleireiro calheiros carece cascavel castor cavaco centavo cercados
    3 chevrolet cilindros circula clérigos cobriu colateral compartimento comunitárias concentrados consoante consultivo
    3 corregedoria cortinas curado cólera daddy deixes democráticas densa derrame desaparecem dirigem disponibilizou distorção
    3 doador doe dureza educadora educados educativo emblema encostar enzo escute escutou estacionado estagiários estocolmo
    3 estourar estátuas eurico excluída exilados explícita expressiva extensões extermínio farmacêutico fausto fenda
    3 ferroviária fev fluidos focados fofocas forca fracas fun funcionais gandhi genuíno giovanna gisele goes going gone
    3 gotham greves guardando guarnição hbo henri hilton hilário humilhado humilhar humorista hábil idêntico ignorada
    3 imobiliários inaugural inaugurou influenciam ingestão insisto intoxicação islamismo islâmicos iêmen ji laje lil
    3 limitando lino longevidade maciça mackenzie magnífica maias maionese malhação maurice merecemos merecido miley milk
    3 monde movimentado mst nascemos nate nbc nerds nilton nixon nojenta odor orfanato originou ortiz osvaldo palestino
    3 pancada parasita passeando percorreu periódicos perseguições persistência pintada plan poluentes portar porções
    3 precauções promovidas publicando pulsos puseram radiodifusão recipientes reencontro registar registrando relembra
    3 relembrando rendição requerer resolvendo reunida rezando rito rompeu russia sangrenta saul ses sesi shane significante
    3 soar soberana sobral sociólogo soviéticos stalin step subitamente suplemento suplente teclados temporários tentavam
    3 teses tomorrow tradutores traduziu transportados tumores têxtil unb urgentemente urna uvas vala vancouver vietnamita
    3 vitoria voc vícios wiki woody xeque xp abusivo abóbora access acolheu acumulação agitar agressivos alavanca
    3 amadurecimento amplia amélia analisado anonimato aparato aproveitei aproximado article assaltar assegurando assistem
    3 atrapalhando bacalhau baixando baralho barragens bass bibi blanc bolívar bonzinho botswana bra calculado cansativo
    3 característico carly caçula centrada certificados cervejaria chapas chips choram chorava chupando ciganos circulam
    3 clicando clichê compareceram confirmam congressista conrado conserva contanto contentes continuasse crentes cubanos
    3 decidindo defendido deixadas delitos derby desligou determinante devolvido disputou ella emmanuel empatou encaminhado
    3 errei especifica esquecidos esquentar estendida executa exigente experimenta faraó filipa financiamentos fraquezas
    3 french frequências frágeis fugitivo galáxias genérico gesso gigantesca glicose governa governou gritava guardei
    3 habituais haia harley herman homo hostis idênticos ignorantes images impressora incentivando inerentes inexplicável
    3 instituiu invadido irracional israelitas jeremias johnston justos jéssica katie kung lagarto laranjas laurent levantada
    3 lobby luar lynn lábio mad madeleine majoritariamente maputo matilde melhorado memorável meredith mijar mixtape miúdos
    3 modificados molina mudas myers nacionalidades nascentes naturalidade nazismo notadamente offline opõe ousada palmeira
    3 parabenizar participem patins peer penny pente perfuração philippe pisos pneumonia pose preparava prevendo program
    3 proporcionando puxado pílula questionando quo rating receptores reclusão regularidade reivindicar renomados
    3 repentinamente representativa respondam revestimento ronnie roteirista ru saliva sanguíneo saturno saísse sebastián
    3 selecionada sentei separaram shadow silenciar sobrinhos sola stars substancialmente substituí teddy test tigela tirano
    3 tobias toc tomados tornasse transmissor transparentes transporta trocamos trocaram uerj unica urânio valeria venderam
    3 violentamente walk wong wright xerife abdominal acompanhava acumula acumulada addison adidas adotando aguirre airbus
    3 alabama amazing amber amenizar andrei apague apelar aproveitam arranha arrastando arruma assustou autenticidade axé babe
    3 baseou bingo boliviano brindes bum bósnia caju camille canos cantaram capricho carinhoso carruagem celebrando chad
    3 chatos classificações clero comentam conectividade confundido converse convosco cosméticos cotovelo could cravos
    3 criadora crimeia cumpri curadoria cáucaso cívico decomposição delírio derrotada desnecessária dezessete dinamarquês
    3 dirigidas discutida discutimos distribuidora diversões ds duda dúzias edith edwards eliane empatar empates empresta
    3 encarnação engenho entrego erika erosão esboço esperemos exausta excessos fatais fighting finalista freelancer fungo
    3 furioso galho gaspar gen goza gr gringo herbert holly honras hughes humilhante illinois introduz itinerário iugoslávia
    3 jurado jóia kitty koch larvas lavando leigos lembrada lembrete levavam limeira lp mainstream mantem maquina marginais
    3 marianne martín masculinas matemático maçãs mdb medellín menstruação minimamente miúdo mohamed morde morou morreria
    3 namoradas necessito noivas noronha novatos numeração níger oliva ooh opostas organizadora ouvidas pariu pascal
    3 passatempo paus pcdob película percorre persona pig poupança prateleiras procuravam projeções prometendo pronúncia pulo
    3 rasgar receberão recebiam recorreu recriar relatam religiosidade reportar respeitando ressaltou rights rod rory rosana
    3 rômulo sabonete salles santista sarro seo shannon shorts shrek simbolismo sobrevivem sofisticados somam sonhava sossego
    3 stanford sue sumário suspensos suspiro swing sylvia temia tirava tivéssemos tornem traindo travada tutor tórax túmulos
    3 urbanização ursos valentim vamo vencida venezuelana vermes vestiu viseu votada zoe ímpar abalar abate abatido abençoada
    3 acúmulo adiamento adiantado agendado aguardam alain aleatoriamente alexis amados amanha amplos anglo aparecerá apolo
    3 apontados argumentação armazéns armstrong arquivado arrancou articular artérias assessores atentamente atrito atum aval
    3 açude bancas bandeja batia beauty beneficiados bexiga bilionário brincou budismo bêbados cabem carrie carteiras celulose
    3 chloe chutou cientes cilada cinturão clayton cobram cocô codificação community comovente comprada confidencial
    3 conquistados conscientizar cook coquetel cora corporativos corto costela cílios cômico danificada dario db deprimente
    3 derreter descartar desconhece desembarque desilusão desistência desligue diferenciação discutidos domicílio dominou doo
    3 dublagem duradoura edison elegância emergente empire enfermeiro engloba entraria envelhecimento enxofre equilibrado
    3 escoamento esgotado espertos espinho esquenta estudioso evitado expliquei faith falecida fascistas feeling filosófico
    3 filtrar firmar fixos flauta fones fornecidas fraga fraldas frances franz frigorífico frustrada fulano fundar furto
    3 generation glee griffin guillermo hospedeiro hostilidade hs humildes identificaram imaginam impedi impossibilidade
    3 impressiona infinitamente instantâneo intensificar introduzido irrelevante itu jacinto joao jong josué keys lentos levi
    3 lina ltd lágrima líquida magoado maine manager manila mané maranhense marchar menininha mercy met metallica metragens mk
    3 motocicleta musicas nr obedece oportuno orgulha orienta parentesco pazes pensões perderem peres perguntava phillips pin
    3 pino platina platão politico pras preferindo presidida prestado pretensão programadores progressivamente protejam
    3 provando provocam pádua quality qué radialista rangers redondezas reduzidas reorganização repetida representatividade
    3 reproduz restaurada robot rodeada rodeio românticas rouge saara saberemos sally salmos sangrando sanidade sanitária
    3 sanção satisfaz servida shampoo sheila simmons socos spears suecos sunset sustentado sós tae termino tida timeline timão
    3 tomates tornava transmitiu travestis turmas vagabundos varejo variando veredicto verme vetor vigilantes vinculado
    3 visitação vota weekly wendy winchester won yan yuan ângelo abdômen absurdos acabava acompanhá acumulando administrada
    3 adventures agatha agnes ahh aleatórios alegadamente alfonso aliadas allison alterando anomalia aquisições aristóteles
    3 armar armênio armênios arquibancadas arranja arrumado aspirações aumentada autocarros aux barrar bois brando buddy
    3 bumbum calados cancer canetas cansa cansou cantadas canteiro cao carrasco cartório cavalcanti cb chanel cifra click
    3 coerência coisinhas colaborações colégios complemento compreendendo concentrada congelado conheces consolo constatar
    3 construtores contatar cortejo covardes cream cuidadosa cuidem cumplicidade cumpra cumprem cívica daisy decorado degrau
    3 demitida denis desejada desenha desequilíbrio desinteresse deslumbrante desvios detector devolveu dialogar direcionado
    3 dirigidos dirão divirta documental dominando doyle electrónica elevando emergencial emigração encarregados encerrando
    3 encomendas enfatizar envolveram escutado esforça esgotamento evasão exercem expressivo fabrica fabrico falido falsidade
    3 faróis ficas filiado filiação finalizado flavio flechas flexibilidade focos focus fritas frustrante gerentes gi guarujá
    3 hegemonia hidratação holland hood imperialismo impotência infelicidade ingressou inspirador intensivo inventei ivy jedi
    3 jennings jogamos juca jô kkk klein ladeira lamentando legislatura leonel limited loiras loirinha luca lucrativo lázaro
    3 lívia malik malucos mandava marinhos matinal mentores meros meteorologia molly moravam morros mostrados mozart muralhas
    3 naomi nenê nervo norueguês obrigadas ocupava omissão organizaram pam parados pararem pastel pcc penalidades pendente
    3 pensavam percepções perdedor petistas pique planejou posted postes poupa prazos preces procede prós publicaram punhos
    3 purpose pus putaria putinha quadril quest rabino racing raven reagindo reclame recolhidos registraram reid remove
    3 renascer respeitável retoma revogação rezo roi roth ruína sangrar sardinha senai sentando simpatizantes simultâneo
    3 sistematicamente sobem sobrando sobrenaturais sportv suaves sumido sátira sã sônia tarso tate tesoureiro thank tite
    3 tocaram trabalhadoras tragédias trancar traumas trazidas tufão ua unificado usaria vaginal viabilidade vigília violou
    3 visava wan wish ágil abandonadas abstinência abundantes acabem acertado adultério afirmado alias ampliado antoine
    3 anônimos aposentados apropriadas argumentam arlindo arrependido artefato assuma astros atingidas atraentes atualiza
    3 audácia austeridade balançar belezas biotecnologia bipolar birmânia board bradesco bros bruxo bureau burrice buscamos
    3 caatinga calorias camelo cannabis capitã cardápio cardíacos casando cascais caseiros cercam certame certezas cirúrgica
    3 cirúrgico coberturas coelhos coletadas coletivamente colheitas comentei cometeram compare compartilhados compartilhem
    3 compromete comprovam computacional condor confidenciais contadores contestação contraditório convencê cooperar correram
    3 criciúma cumpridas cálice defensoria defina delicia depositar diamond discorda disfarce disparado divergência diversa
    3 donas drop elevadores eliminando empregar enfermeiros enganou enviam equipada equivalentes escocês espancado esperem
    3 estadunidenses estraga estuprar existido facil favores federações feiticeiro filosófica finalizando financial firewall
    3 fischer fisioterapia fossa frescos fá gogh gregório ground guardam guido hart horizontes hospedar hu huck humorado
    3 ideológico ignoram impedem incluso incomodam inconstitucional infernal insano integrou intencionalmente interrogado
    3 intrigante irmãozinho japan judy jump karla lamber lamentou lennon luminoso lúcifer macia macro maker masters mauá
    3 mensalmente minnesota mir murro neon neurônios nord optaram oregon ortega otimização panelas payne pedagógica pegos
    3 pensas perderá peruca pesquisei picasso piece pintando pitt plausível plágio podres policias pomba possibilitou postei
    3 pousar preciosos prejudicando preservada preservado primitivo protetora pulou quisermos quito rally razoavelmente
    3 recrutar recuo reprise residem respondido richter riem segregação sensibilização sergei seven silvestre simple sinceros
    3 sister slide sorridente styles superficiais tas tc timidez tirarem tj traidores trancado transportado tree tumba
    3 ucraniana upload valha varela vascular viajaram viajei vitaminas voluntariado épica aberração abraçando actualidade
    3 agilidade agredido aguardem ale alface algas ampliada antecessor apresentarem apresentem aprovaram aptidão argumentando
    3 arrastado artesanal assinala atendidas atribuídos atuado audrey auxilia avaliadas bangkok banqueiros barreiro bastantes
    3 becky bermudas bizarra blogger bot boulevard brasilia brincam brooks buck burton cabeceira caber cabras carregadas cas
    3 cassete certinho chamaria champanhe chief chrome cilindro cobertores cobrado complementa considerava construtora cortam
    3 cozinheiro criticas cronologia crua cuidou cume danço decência democratização demorei desempenhou desfilar desobediência
    3 destroem determinam dianteira did discovery dissemos doutrinas drummond duran empoderamento emílio enchem ensinaram ente
    3 entreguei escalas esmagadora estratégicas estudantis estática euforia evandro exaustão exercida exóticas eyes fabiana
    3 fabuloso facilitando ferreiro finale folheto folhetos fomento gal gatas generalizado generosa genérica genéticos
    3 gestores gruta guadalupe gusmão guys gênesis had harbor hehe hub humorada idealizado idênticas ilustres implementadas
    3 imponente incontáveis indignado insultar interessou internada interpretando inversão iraniana iraquiano islão itinerante
    3 juarez justificação kylie lang legítimos leitos leonor lester levantadas libertados libéria licenciada lidas lidos
    3 ligeira ligeiro lois macaé magnus magos maioritariamente maligno mandíbula marlon matador mediador membrana mentirosos
    3 modern mohammed mon movidos much mudará must mística múltipla navegando nervosismo olavo oponentes orador ostras panos
    3 paola parafuso paraguaio patroa pedágio pelado perdedores perdia perdoem periféricos pessimista peterson phd pole polvo
    3 porca possuíam preenche preferidas pressuposto problem procurem pronuncia proposição protestante psiquiatria published
    3 qdo quarteirão ramón realismo recebam repetido reservatórios resident retornaram richie rip ritchie safra saude sediado
    3 segurou separam silício smile spotify stanton strip suavemente sucessivas sujar suíços tapetes territoriais tirania
    3 tobago tortas trabalharem transformados transportando travel trazemos tremenda tuitar ultimas vampire vazamentos velhice
    3 verduras verificando viação vilela vilã visitei viste vogue válidas wake wave átomos abastecer abbott abraçou acelerador
    3 actriz admitido agradecendo agradou agudo aja alas alvará amarga amigáveis amsterdam anchieta andas apertando
    3 apresentamos ardente armazenados arqueólogos atrativos att ayrton bailes balançando barnes battle beijinho benny bloom
    3 bloqueando bolinha bosques bossa boto britânicas brutalmente busco bênçãos cale calçados cape caps cast casta cave
    3 caveira cestas chade clínicos colaborando colocarem colombia cometem compraria comprem concordância conduzem
    3 confinamento confusos congressos consistentes constrangedor constrangimento contido contraponto contrario convencida
    3 convido cookie cosmo credores creek crias cú daniels defendida defendo descontos desempenham desigual desmaiar destacada
    3 dialeto dificulta din disponibilizadas disputando distribui distribuindo divida dossiê doçura duvidoso educador
    3 educativos emitidas empresária encaminhada encorajar entusiasmado equações especialidades especificação esplendor
    3 estendido estímulos estúpidas executando exibidas existencial explícito expressam extreme fatura fechei feiticeira filé
    3 finalizada finos flutuante freeman freios galhos gilson gloriosa gole guns gustav hayley hei heim hidrogênio higiênico
    3 humanidades imensamente imparcial imperativo impeça incluíram incompleto indico inquisição insensível integrando
    3 intencional intriga invadida irma jj jk jogados judiciária kira kkkk lead learning levarem liberalismo ligaram log
    3 louisiana lucrar manterem mantimentos manuscrito maravilhosamente marcia masturbação mayor mecânicas medical melhore
    3 melão mencionei metálica mineirão ministerial miseráveis model moment moradora multishow méritos nacionalmente natura
    3 nau neblina necessitamos negada nitrogênio nápoles ocean ofereça oriundas pacific pagava paraquedas patologia percebam
    3 peregrinação perguntem pero pingo planetário pms potiguar precária prego presencial primitiva primários prisma provisões
    3 psicólogos punições péssimas qatar queijos questionário ramirez repentina resfriado respectiva revanche rigoroso rsrsrs
    3 ruivo salsicha saques seguidor sejas seller serrano sida singles slides smartphone soltas starbucks suba surpreenda
    3 survival temático tinhas titãs toby tolo topografia torturar traduzidos tramitação traseiros tristezas troy tático
    3 uberaba valiosos variante veloz verificado vigência vinculados viviane vovô wally whitney yourself zodíaco abalada
    3 abalado abater abordam abordando academias aceitaria adorando agradecida agradecido agredida alcoólica amadeu ameaçados
    3 amigão anarquia aniversários antiguidades aplicam apostando arrow arrumando arrumei atendente atire atravessam autismo
    3 baladas basco based baseiam bastava beneficente billie biólogo botelho brutalidade bárbaro cachoeiras capangas carregou
    3 celeiro champagne cientificamente col comente comercializado common completam compreendida compôs concedidos
    3 condolências conjuntura conserto contorno contrariando contribuinte convidamos corais correcto corro cosmos crespo
    3 cristiane dançam dedicam dedicando defenda deitou deixavam demorando demência derem derruba desagradáveis deseje
    3 desencadear desertos deslocou desvantagens detentor devotos discernimento discoteca disputam docentes dominam duplos
    3 edge editoriais elevou embaixadores empreitada ensine entenderem enviá enzimas erick escalação escutas esfriar espalhado
    3 estourou estância evangelização evitou exercitar exibem extremidades gabinetes galiza georges gore gostasse gozando grid
    3 gringos hades hippie hiroshima historias honestos iate idiotice impotente incompleta incursão industria industrialização
    3 infinitas inflamação inspiradas integradas intensificou interage inventaram inércia ismael jatos julgou julgue july
    3 jurei justas leitora limiar lixeira login loki lorraine lourdes lutado lydia madeiras magoou manoela manta manterá
    3 marlene maxwell meti mirante misturando modernismo molhar montevidéu montgomery mutante místico neutralizar nicho nicki
    3 nicolás nietzsche nino nivel noticiários novinho palestrantes parceiras parva paternidade patrocinador paço peculiares
    3 pelúcia pendurado pepe peregrinos permitidas perturbações pictures pintadas planejam plebiscito police pontapé precaução
    3 pregação prejudicada pressas prison programados protagonismo protetores príncipes psicanálise psicologicamente
    3 psicológicas pu publiquei pulseiras pêssego qualificações quatorze quentin quénia rai rali reformulação registou reparou
    3 reporter repúdio respiratória revolucionárias rhodes rodeia rígidas sacada sanches sangramento savage sentiria shell
    3 simpáticos sinceras sirvo sobrecarga sofrimentos sortuda split suportes susana suspensas suzana tarado tarda teatros
    3 tempero then theory third tm tou trancada traria treinada tucanos tóxica uni varios verificada vikings vince virus
    3 vision viverem válvulas willy woods óleos abe acessa aconselha acrescentado activos acumulou adopção agregação ain
    3 alcorão aleatórias analisados anarquistas anciãos anfitriões animadas anticorpos anunciadas apelidos aquecido arbítrio
    3 aspirante assenta assistimos autárquicas avalanche avaliada avenue bali bambu baseball bastasse beijei beirute benson
    3 blindado blusas boleto botou burger burns cade cage cansar cantina cardozo carnavais carrinhos carrossel casacos
    3 cavalheiro caçada chandler cingapura cl coach comic complicados complicar compostas concentrando concepções concílio
    3 confundem consolidou contidas contrariar corps corresponder corretas crawford credenciais cruzamentos cuidam culpando
    3 czar decido declaro democráticos deposto detective dinastia direcionados directora discretamente dogs dolly dons ellie
    3 elliot emanuel emilio encontrarão enfraquecer enfrentado enganados escolheria escravatura especificado evidencia exerceu
    3 experimentei fabricadas fanáticos faso ferrugem formular freixo gabrielle gabão garibaldi gastam geográfico geográficos
    3 gilles granja hoffman idas idem identifique idêntica ilhéus imaterial imoral impaciente implementada inclusiva incomodou
    3 incomuns influenciada influenciou ingrediente injustiças inseguro insistindo insulina interagem interpol intimidar
    3 introduzidas inventa isenta jurisprudência ke leah lendária lidam lider lili lixe lynch lyon mack mafalda malawi
    3 mamíferos manchetes maquilhagem marés mauritânia mean melancia molde montagens moralmente movimentada muitíssimo myanmar
    3 nam namora nando naum nulo oklahoma ops orgulhar paolo participativa patrimonial pentágono pepino pepsi pinguins pizzas
    3 players pocket pool porcelana postada povoados preservativo prevalece processa professional propinas puma qq quantias
    3 quilombo quisessem radiante ratinho razoáveis recolhimento recomendada regata regeneração reiniciar relacionam relíquias
    3 renova republica resolvidas respeitem ressaltando ressentimento reversa robótica saberes salientou santander
    3 secretariado sensata september serrana seta sets shoppings sid simpsons sinfônica sofisticada solicita solteiras sonham
    3 summit sustentam sólidas telescópio terremotos tico tomarem tonelada tranquilos transmitidos trilhões unesp url valdir
    3 valentine vandalismo vegetariano vendedora vestes videogames vinculada visivelmente wwf xml zika zoo abandonei abram
    3 acabamento acampamentos acordados adesivo admirado aeronáutica agradáveis agrega alcoólicas alo amnésia antecipar
    3 anunciantes apareçam aplicável apologia armamentos atenda atraídos atrocidades atropelada audi auditiva baldwin barraco
    3 batizada beije beneficiários bitcoin bobagens brasa butler buy cache calmamente camponês caracterizam caracterizar
    3 chegarmos chifre chuvoso clérigo clímax coesão coffee colectiva coleira commonwealth compatibilidade concluíram
    3 conduzidos consecutiva consomem constatação consulte contaminado contemplados contramão coordenado coreografias cotado
    3 courtney crato cravo decolar deixarão delfim denomina desabafar desacordo desafiou desaparecendo desistiram destrua
    3 diarreia dispõem dissidentes dissolver distração diverso documentado dueto dádiva elaboradas embaixadora empolgada
    3 emprega emprestou encaixam entreter episcopal equilibrada equívoco esa esfaqueado esquadrões esquerdista estendendo
    3 estuprou experimentando explorada explorador fabricada fantasy fat ferroviário festinha file form formosa freddy
    3 frequenta frustrações gales gelatina gratificante grelha gus gêmeo henderson hiper hipócritas honrosa ibirapuera
    3 imortalidade inclua incursões indian infiltrado infração inss insultos inversa irritou jae jam kind kátia leigh libertou
    3 linguístico liquidação liturgia lotação louro map marquinhos matem md meg metodologias migrações ming mitch moe monarca
    3 monitorização montados mostarda motivados motorola mudem museum newark nirvana ns nublado observam operária orais
    3 organizam paco parâmetro passas pedalar pedrinho pendentes pensarem pera percorrendo perseguindo pesando pick pinguim
    3 planejados pos prateleira precisarem prega prematura preocupando preston programar prometeram provocaram punheta
    3 quimioterapia quântica rascunho recheio reconheça recorre reforçando reginaldo registados remotamente remotos reserve
    3 retratado rifles rosario régua sangrento santíssima sapucaí satisfatória schneider semanário senhorio sento separe
    3 sequestrar shelley sinai situadas skin sobrevivido stage stj subsidiária supostas surfista tendas terezinha terças them
    3 these tibete tigres tnt touros toxinas transferindo tripulantes type uefa umbigo ups variada vença verbais vestem votem
    3 wes wood xingar abrimos acertei acontecerem adjetivo agravamento agrediu agu ajudarem ajudava aliviada almir aminoácidos
    3 amorosos antecipado antonieta apagada apagão apelidado apoiantes aprecia apreço aproxime aquáticos aria atencioso
    3 atendidos atendo autoritário avc averiguar barcelos barulhos bichinho bioma blanca bm bomb bowl brizola broken burkina
    3 bíblicos carinhosamente carregava carson casam catorze century chantagem chester cho chocou cloro cobranças colaborativo
    3 colecionador commons comportamental comprovada contadas continuada continuavam contração contrárias cortez crocodilo
    3 cruciais curti cuspir cuzinho cúmplices dariam decepcionar declarados decretada defendê delegada delegações demore
    3 deparei derramado desafiador desapontado despejo destroços didático distanciamento distraído diversificado dns dumont
    3 dunga duplicação durão ecológicos educativa emigrantes empolgado envelhecer erica escadaria escassos esclarecido
    3 escombros espectáculos espinhas espontaneamente estatísticos estereótipos estivermos estéril esvaziar eta eucalipto
    3 evolui evoluindo excepcionalmente expande eólica facadas falecer field fish flag fortaleceu fralda frankie fudendo
    3 fóssil garantidos geek generic golpistas gótica hale hay herald holandeses honestamente horóscopo identificando ilumina
    3 iluminados imperdível inchaço indevido induzir insanidade intacto invicto io itamar jesús joanna kentucky kiko kyoto
    3 lanternas largos lentidão lights lion listagem livramento loucuras maca macapá machucando margot marvin matemáticos
    3 matrix mensageiros mobiliário mola morcegos mordomo moss mote mudamos negociado negão nfl nolan noturnas ofícios
    3 originalidade oxigénio pagará paradise pecadores pegava pelourinho perfumes phillip picture pisou pit polémica
    3 posicionado ppp pregador preserva preservativos prix problemático procuradora prováveis pulitzer punidos punta put
    3 quebram rafaela ramal ramiro reabertura recados recorrendo recusando rege relaxamento requerido resgatado respondia
    3 restringe retratando rodney rojas romário ruben russian ruídos sacolas salienta salmo sancionada seguirem selecionou
    3 semântica sheik sherman situados slow sofro springfield steam sublime superstar suportam supremacia suprimir surdos
    3 sóbrio tailandês talentosos tea teclas tejo teóricas thanks thrones tiffany titânio tonto transversal travessa triagem
    3 unicef unilateral valorizam vendia vinhas vintage vítor wanda wings would wyatt xxx yale zuckerberg áudios êxtase
    2 abençoar acessando administrações admitindo adquiridas afundou alcançam alinhados aluguer alunas alvaro alérgica amir
    2 animador anomalias antecipadamente anuncio apanhei apartheid aplaudir apostólica aproximada arcar arquitetônico
    2 arrecadou articulado aspas atacá autógrafos auxilio aversão baita balsa baunilha beer behind berg bochechas boo britto
    2 butão calculada charge chatice clica cláusulas coeficiente colesterol comandou comercio comics compartilhadas
    2 compatriotas computacionais concorde concretos condutas conectadas conectando congonhas consagrada consagrados consoles
    2 controladores convulsões copenhague corremos cortaram covas cristian cure cursar cúbicos danificadas decepcionante della
    2 den denso department depilação desarmamento descarta descartável deserta desportos detida diriam discrição discutiram
    2 dispensar dual economic elementares embaixadas enfia enfrentamos engordar enrolado envenenado enxergam epic espalharam
    2 esquisita estabelecem estada estatístico ester estimulando expandido explorados fachadas faminto faturamento ferver
    2 fictícia fitzgerald flight foliões font formadores fracassos framework frost fuder furado fênix gabi galego gatinhos
    2 gerson giuseppe gracie gravaram guardados hank hernández hidrográfica honorários hr hã hídrica igualar ilegalidade
    2 iluminada impressionou impróprio incerta inciso indicaram indução infanto informais ingênua inovar inseridos interpretou
    2 interrupções invadem investida irina irresistível kenneth lamentamos lavouras learn lenços limitou liv livrou loop loud
    2 luminosidade magoa manuscritos meireles mensalidades metálico missouri misturada modificadas morram morrison mostradas
    2 nadine nata navais nigel notaram novinhas np oferecemos originários oro oswald pacaembu palácios parnaíba paso pavor
    2 pegado penalidade perderia perguntamos ping pizzaria polegar pontual possuindo powers poético preenchido prejudiciais
    2 procurada psc puberdade quadrada quebre quota rae rebeca recibos recuperados refrigerantes registada remotas
    2 restabelecer rev revoltado romeno roubei saramago scooby sec semiárido sereno ship sobrancelha sofra somado spike
    2 subjacente substituiu sucessivos surtos suspende swat sócia tank telefónica televisivo tennessee toro trabalhem trilho
    2 ubuntu unico upper vazão vegetariana verei version virais wa wei willie words zhou zurique étnicas ô abade abdicar
    2 académicos acampar aderiram adjetivos adotados aglomeração aid ajudamos alcântara alegra amora amore américo ande
    2 andreas anemia antropólogo apoie apreendidos aproximava arrasou arremesso artesanais assinando atlantic atuava açucar
    2 bach bangu barbados barney baron bee belmiro benz bermuda bing bloqueados boletins bombardeios bonfim brett buzz
    2 bíblicas cafeína camarim canoagem capitulo capão carinhosa cartilha casadas castanhos catalisador cataratas católicas
    2 cavidade cercas cervical chaos cinqüenta clamor clemente clones coadjuvante cognitiva colaborativa colectivo comemoram
    2 comprida comício concorre concretamente condensado confiram contentar contributo conversação coque corona correcta
    2 corridos danificados defensora dell demonstrada dep deprimido derivadas desenhando desmond desportivos desvalorização
    2 detentores detetives deteve dificultar diligência diminuído display divertidos divulgue djs double dramáticas duquesa
    2 ecológicas editou edna ee electric electrónico elton entusiastas equivocada ereção escalado esclareceu escolinha estampa
    2 estimulante excepcionais existiram experimentação expert ficheiro fin fofoca fragmentação friburgo fritar fuller gale
    2 ganhasse garantiram gardner gentes geograficamente glitter gmt goma greene gritei hat herzog hidrelétricas horizon horto
    2 hqs hyun ibero ibrahim imaginamos imediatos implante impressas incansável incentivou incorreto injustamente instauração
    2 intrigas irlandeses irritação jaguar jaula jerome jill kendall krishna laurel liberando limpe lixão locação locomoção
    2 lotada lotados lux maciço mandante manifestaram marcello mastro medido medindo midia milionários million misturas
    2 mudarem mula médium nasser ned nevoeiro nm norton náuseas objetividade obvio olhado orgânicas oriundo oráculo oslo ow
    2 palermo parabens pavão penúltimo percursos pintados planejava polarização precisarão prensa preocupou prestem principio
    2 progredir projetados projetou proporcionam proposições psiquiátrico pântano qualificar queixar radicado rainbow rastros
    2 recarregar recolhido registram residual resorts retaguarda retornam reverendo rh rover rígidos sabotagem saida
    2 sanitários secções significando silencio soltando spin springs stranger studios suicide suponho sustentada suzuki sábia
    2 tac tecto teerã terreiro tietê tijuana tirá tomará traduzindo tranca travado travou trazê trick trote tábuas térmico
    2 têxteis utah vagões varrer viado virgílio viçosa votam wait wanted watts wii woo zap zebra zimbabwe álvarez ártico
    2 acompanhei aconselhou aconteçam adicionalmente admiradores adversária afiliados ajudas albino alegar ameaçam amelia
    2 analítica anotado antecipada aplicou aprecie aprendizes apropriados aptos armários arménia assisto audições aventureiro
    2 babacas beethoven borja bourbon brady bruxaria burguês búlgara caboclo caiam calções campainha cante capim caranguejo
    2 carrego catolicismo cbn cegas cemitérios chao chorão churchill ci classic combatendo combinadas começarmos comissários
    2 confiando congelados contact contemplar contínuos conversaram converte cordel cornos correspondências couve criarem
    2 cárcere cânticos dakar dawson derramamento desenhadas designa despedido desânimo determinando devidas dezenove difundida
    2 dignos discórdia distorções distribuiu dividiram dixon efectivamente egoístas eiffel ema embargo encarregada enquadra
    2 entrasse envolvam envolvente enxaqueca eritreia erótico escovar escutam esforçando espingarda estabilização estudados
    2 estudaram estórias etiquetas exercito exibiu exploradores exportar exótico faciais fadiga faladas falaria favorecendo
    2 fear federativa fei fertilizantes fetiche fictício financiada fiona fluente fodeu fracassou galpão ganharem garrincha
    2 gavin gerencia glamour goiano gonna guardada guevara gwen ham havíamos him hipoteca hoffmann hogwarts honorário hormônio
    2 ignição impondo inadequada indique indício interdição irlandesa irregularidade irreversível irônica italianas jesuítas
    2 jg jiu jolie jp knox laguna leblon levantaram libertador listras lona loves luxuoso machucada mclaren mds memoria
    2 memories midnight mikhail minaj minimo minúsculo misteriosamente misturados mochilas moldar mumbai nazis nikki noturnos
    2 notória obcecado obrigatoriamente opcional panfleto papelão paralisado paranóia participativo pastas pavimento pecador
    2 pedagógico percebida pertença pinos poetisa polos polónia predador presumivelmente processadores processual programadas
    2 próstata purificação putos quebraram quintana quotidiano rafinha rbs recibo reencontrar reforçou reintegração
    2 repercussões reposição representativo ressuscitar resumiu retratam rpm rubi safadinha salvas sensei sensibilizar sentirá
    2 sibéria singh sobrado sobrar solano solicitados solte sonoro soubemos souberem spot storm substitutos substituídos
    2 sugeriram sunshine tange tele terminamos tesla testículos tombo toquei tor training trevo tucker tutelar uc ui
    2 ultrapassando valência vans venci vetores vibe vierem violet vitoriosa vivam vu weiss xingu zack zelador àquelas ânsia
    2 éticas abdominais abrace abusada acordes acres adaptando adesivos adotam agendada agendas agronomia alaska alvejado
    2 ambiciosa ampliando ampliou analógico anselmo anta anvisa apostou aprimoramento aproveitaram aquece assumida avaliou
    2 avon background baianos berkeley birthday bishop bolinhas brigam browser capacetes carpinteiro cecilia cimeira ciumento
    2 clandestino clear cliques combinou comparecimento comprava conceituais conglomerado conservadorismo consistiu
    2 constantino constroem coordena creed cultivada culturalmente cumprimentos cuzão cósmica daniele decifrar decorada
    2 defensivo delator deliberação delicadeza demoram deprimida desafiando desativado desempenhado disseminar diáspora doados
    2 eliminou elástico embate emergiu empurrou encaminhar eng enganam entendidos esboços espalhem espiritismo estacionar
    2 estatura esteves estimados estúpidos etíope evaristo exausto expedições explicada extensas falhei fanático farm
    2 farmacêuticas fatima fechem feng fileira folk forçaram fraturas frederick frozen fê gap gate gema generalidade gentili
    2 geologia giles globalmente goulart governação gretchen gíria gómez gótico harmony hehehe hernandez historical holofotes
    2 humanista ilimitado ilícito implicar importou incorporados indicadas infectado ingenuidade interfere introduzindo
    2 invocar iranianos jenna jurou justificou kings kits leveza lobisomem loucamente lucena manifestam manipulado many marabá
    2 marítimas medições melodias meteoro moderados mossoró mozilla mutações mágoa nadadores narrar navarro nítido obrigaram
    2 ocasional oculares odontologia ordenação orientador ortográfico ouvirem oásis pagaria palavrões papal papers paraense
    2 paralelas pascoal past patriotas pedirem pedófilo pegadas perceberem percorrido periódica petrolina planejadas plantadas
    2 planície political populoso portando posses poxa praticante preferencial presentear preservadas pressiona produtivas
    2 pronunciou protótipos provém publicitários reagem recolhe recusam refeitório refinaria relatada remorso reparado
    2 reservar resgatados retratada rivers roca romênia rondas royale safety salvatore sb seg serás shanghai shape shirt
    2 silence simplificado simular ski sois somou sonhado sonhador sonic spirit squad subi suicídios sí tablets tapas target
    2 tarzan teimosa timothy togo torce tours transexuais tratem tratores tremor trocada tóxicas vagão valsa vereadora vermos
    2 verticais viabilizar voltarei vôos wanna weekend zelda ángel aberturas abortar absolvido absolvição academy aceitem
    2 aconselhar acordando adaptados adm adolfo afp agido aki alegado alegrar aliar aliens alimentados ambulâncias anastasia
    2 anfitriã angariar antártida anulado anunciam apelidada apelos apurados archie arquibancada arquidiocese arrecadado
    2 astrologia aveia avril azulejos bag bauer bebés being belíssima bendito berry bilateral bolachas border boteco boyd
    2 brand breno brunei bundão buquê busto cabeludo caminhadas cantado capturaram cartunista catalã cherry clandestina
    2 clichês clientela colado comemorativa cometi comparadas compartilhamos conciliar concluídas confiabilidade congelamento
    2 conhecerem consecutivas consumindo contratações convés correções costeiras cratera criticaram crowley cruzeiros
    2 dangerous danificar daryl datado dear decrescente defense deletar deli demissões depositado derramar descartado
    2 desdobramentos desencadeou desfavorável desktop deslocamentos despercebido detalhadamente diferenciais difundido
    2 divertimento door dre duvidosa ec edmundo elfos eminente enviem envolvia escanteio esconderijo estojo evoluído expressas
    2 extradição ezequiel father fb ferimento filtragem flu furos fusca gardens genuína gerido germano glândulas gonzalez
    2 gostinho hashtags haste herdou highway homônimo host híbridos hóspede iguatemi imaculada imensos impediram improviso
    2 inclinado incompatível incompetente incorpora indevida infame infrações insatisfeito insegura intacta intelecto
    2 intelligence interessava interfaces interferências intérpretes inviável iríamos islands josephine juntei kaplan kart
    2 laos lavado legends libanês limitam lindamente magistério maracujá martini massiva med memphis metralhadoras metálicos
    2 microfones monitora morei movimenta msm multimédia murder nadando nado namorou nasal nordestinos notificado objeção
    2 october odiei om omega omã ordenamento ortografia padrinhos palhaçada palito parkinson parta partidárias patrulhamento
    2 pauline penhasco perdesse perseguida peões planeado plantou poli position possua possuírem preenchendo prendem preocupem
    2 present presidiário prevalência pri princess princeton proa progressivo prolongar propõem provocados próspero puros ralo
    2 rand rapido recolhidas refrescar refugiado regência relatando rendendo repare ressuscitou reveladas rising rodapé rudy
    2 sanders saturação sing solicitada sombrios sonoridade sounds stevie stream submetidas sumiram sunny supondo suárez
    2 sírios tias tibetano tolkien tomografia toy trai transferiu transformadas trataram tribais tributário túlio unicórnio
    2 unificada utc variado varredura vencidos viaje vietnam viro vitrine vivência vivências voltaremos vômito wisconsin
    2 wolverine yvonne zombie ânus absurdamente acm acolhedor acrescente actualização admita adventure afundando aguentou
    2 alagoano algures alheios aliviado amos andrews apela aperfeiçoar apontaram aposentou apóia araguaia arder arrepio assada
    2 assaltado assegurado assimilação atrasou austral autarquia automáticas backup banners barbeiro bicos bioquímica
    2 bittencourt bring bronca cacique cadeado caligrafia cancelados canyon capitólio carismático carnavalesco centers
    2 centrado cerimonial cigano cindy cinematográfico clarence cliff coincidências comoção compondo comunicador
    2 concessionária confiou confrontado confundindo congelar conjuntas connor constelação consultores continuaria copiado
    2 create crescemos cuecas célia cômodo danger deixarei delegacias delicados demasiada derrubando descentralização
    2 desconfiar desconfio desentendimento desistido desloca detalhados detran devastação dicionários difamação diminua
    2 diplomas discutidas distintivo dm dobrado dolores dome dominic dote duradouro edita efetivas embalagens emerge
    2 encaminhados enchente encruzilhada enfermeiras equivalência ergue ernest erradicação escutem espanta esperma expressando
    2 exótica facilitam falham fallen fazíamos feixe fetal ficassem fodam fofinho foreign formidável found fresno fugido fuso
    2 fúnebre geraram ginecologista graciosa gritaria gávea hackear hebreus helder hermes ias imaginado imaginaria
    2 inadmissível inchado incomodada inspire instintos instituída intensificação interagindo invertido investidas isca jardas
    2 jogabilidade jota judaísmo juninho kathryn kris lars lay legislações libertada logístico lovato lt luas lutava lyra
    2 mapear marconi melancolia mereciam milha military missionária mistas misteriosos mordeu musculares mx necessitando nine
    2 ninjas nomeações nomenclatura november oba ortodoxa otomano paguem patriotismo patrício pavel perdoado perdoou
    2 pernambucana persuadir pertenceu perverso picante pietro playlist polêmicos popa postas precisasse preferiria premissas
    2 preparações presenciar primórdios priorizar privação professoras provaram quilombolas raw recheado removidas reunimos
    2 revisto rodízio saldanha sato scooter scream seguiam sentiam seriados sermões servidão serviria shield sintética
    2 sintético siri soneca soo spider stp subordinado supergirl superintendência suposição surpreendidos tailandesa tatu
    2 tcheca terapêutica titan transfere transou traziam try ufmg users usufruir utensílios uzbequistão valéria veado vissem
    2 vous vulcões vulgo wedding wwe zara óbitos abatidos abria abrirá abstrato aceitava acelerou acta actuar adega
    2 administradora adverte afecta agarrado ajudarão alheias alterados alvenaria alvinegro anatomy andreia aperte api
    2 apresentá aquí arqueólogo arquitecto assassinou assassínio assustados atalho ateliê ayres baixei balance banal barueri
    2 blade bochecha bono bovinos brejo brusque burning buzina cable caminhonete cantareira capitalistas caramelo carr
    2 cartucho cases ceticismo chapado chinese chocar christie cigana cintos clash coitada coletor colocará colt começaria
    2 completado compradas comprá concessionárias concretização condenações confiantes consensual contaminada contestar
    2 contínuas conversado costelas cotidianas course crónicas curry custe cássia dd decorações deite desbloquear descubro
    2 designados desportivas desprezível destacadas devastador devolva devon diamantina documentar doris dramaturgo drogado
    2 décio efe eliseu eminem encomendar enfatizando enough ensinei entrevistou equipadas escoteiro esquerdistas estendem
    2 estrias estácio eternos eugênio exoneração experimentado experimentais explosiva falarmos farda filma firmou flagra
    2 formatar fotográficas franja franquias funcionará gaby garrido gas gaúchos genéricos gigi giz gordos graduada gringa
    2 groups gráficas hardy historial ide incorporada indicava indy inesperadas iniciantes insignificantes interdisciplinar
    2 jacobs jacqueline jd jeanne jess joguem joint keller kleber kremlin ku laboral lavada lavoura leader legislativos
    2 levantam levasse limbo linguísticas localizações magnésio makes marine matava matrizes maxi mediana mid minúscula
    2 mississippi moi moldura moldávia monsenhor monumental msc muniz mágoas nadal ngc nissan norris nulos observaram
    2 ofensivas ohh ole orgia osório paloma parafusos paraibano patch patrono paypal pedal pedestre percentuais persiste peçam
    2 phoebe pina piroca plenária politics povoação prateado preferimos presunção pretendiam pretensões profundezas propagar
    2 prosperar queimaram recordação recruta redator redações reflita relíquia remanescente removeu reno renovável rentável
    2 representativas reprimir requerimentos residir resumido richards ride rotinas salt salvem sanguíneos satisfatório
    2 serpentes simulado sincronização string swan systems tamara tapar telegrama tentará terramoto till toquem torturas trad
    2 traduzidas transe truck ts turbinas ulisses umbanda utilize valorizado vampira velhinho veludo venezuelanos verbos veria
    2 versículo vestimenta viajado victory vietnamitas vigentes vitimas voam vírgula which átomo abala abordada acabasse achem
    2 acionista acordaram acusam adequação adorou agressores airport aj ajudei alba alcides alferes alinhar alugado amadurecer
    2 amr amônia anders apertados apoiá apuros apêndice ara arara assinalar associa atirado atrasa atuante automobilismo
    2 baixista barracão bissexuais bolsista brasiliense brt bud build buscavam cachos cafeteria cancelaram carroça cassandra
    2 cede cep cereal cinta cn cogumelo coitados coletividade comunicam concordando conduzidas conferida conferido
    2 confidencialidade congelador conhecesse conotação consagração consegues constitucionalista construtiva corajosos corp
    2 cpu csiro cônjuge dae dançarinas deixarmos deixemos denominações denunciados deparar desenrola desert desligamento
    2 desnecessários devíamos dezena dinamarquesa discretos disfarçada disputados drácula duende dure else embraer empenhado
    2 empurrado energéticas enfraquecimento enfrentados engoliu entregaram enzima ergueu erroneamente escassa escolaridade
    2 escrevemos esgotados esmagar esquecidas estabilizar estigma estruturado evangélicas event evitam excedente exigidos
    2 exploradas extremistas facada familiarizado farroupilha feras fermentação fervendo fgv filmada fit fixas flagrado
    2 foragido frankenstein frascos frequentam frescas frescura fuzis glory gossip gu guiada guto honey hospício humorístico
    2 idh impedia incluíam incorporado inesperadamente informam inn inseridas inspecção instalaram insuficientes internauta
    2 interrogação inventada isento itamaraty iva janine jantares jaraguá joanesburgo khmer kk kms kobe lau lave library
    2 listado lsd madruga malucas mamar marty medievais merlin mestra mika minh mn modifica mount multiplicidade myspace
    2 necessitados nervosas nom noticiado nude obscuros ocultas odin orquídeas pacificamente padronização papas paper
    2 patriarcal patrocinada pays perdição peters piquenique planear policy pombos posturas potes premiar preparatórios
    2 prerrogativa presentemente processando promo promulgada pronunciado proprio provocações pílulas raptado reciprocidade
    2 reconheceram relaxante repetidos retido reversão revisado rimas ritos rédeas rótulos salvaram sas scarlett segure
    2 separatistas sereias servi shakira simulador sina sofisticadas soto sucessivamente sufrágio sulista sunday suposições
    2 sutis tang tardia telhas ternura tomas torpedo transexual tras tratamos trípoli ultimos upa urss uss usuais vaias vernon
    2 verônica vis visualmente voluntárias votando votei vox vândalos willis wo zaga zico óptico órfão acento acertando
    2 adicionados adquirindo afectar agressivas agro alameda algemas alojamentos analise anoitecer antibiótico apache
    2 aparecerem apresentavam arcanjo argel arrendamento assustam astúrias atinja atualizou aturar autônomos baleada basílica
    2 bat bebes becker bestas bethânia bibliografia bilíngue bolt bugs burgos calamidade calculo canon casimiro cativante
    2 cauteloso caótico cesto chapman checa chicote chutes cisne colares comeram commodities comparável comunicando conferindo
    2 conmebol considerá consolidando construímos consumida convencidos coríntios cozinhando crescia cruzaram custará cédulas
    2 cônjuges decepcionou declaram delivery demasiadas demitidos denota depara depressivo desarmado deslize desviado dev
    2 devolvidos diferem digas dinâmicos dobrou eileen emília entertainment epilepsia equidade erguido erótica eslováquia
    2 espalham estaleiro exagerar exibições exigida expressos extensivamente extinguir fab fagundes falará falida faltavam
    2 famintos fanny fascinado façanha fenómenos ferindo fernandez fgts files flavia fletcher flexão flow fodida fossemos
    2 fotografado fritz fugas furtos genéticas gerard grilo grove habitante herdeira heroísmo hipertensão humilhada humilhados
    2 imbecis impune inaugura indicativo indireto inibir interminável intimação irresponsabilidade janot janta jardinagem
    2 jitsu judicialmente kanye knowledge leopardo leroy lines linhares lisbon listou locke machistas magoada manifestando
    2 mantemos masculinidade mcdonald medicinal medicine melhorada melhoramento mendigos mendoza meteorológicas metida meyer
    2 miúdas mãozinha nascendo nascia negociando nenhumas neném nervosos notre nula ocorria oleg opôs ortodoxo paroquial
    2 particularidades partilham passageira pcp pensarmos perdoo permanecendo petrolífera pisca plantel populosa praticadas
    2 preenchimento preparei preside pressione processada proferida projeta protagonizado pure puzzle quererem quirguistão
    2 rama rashid realizarem realçar recheada recordista recreação reencarnação regressão reich remake repugnante res resolvo
    2 respiratórias responsabilizar resíduo retirá revoltada richmond rigidez rocket rodeios rolos ronaldinho root rp salem
    2 sammy sand segurado seixas sininho socializar stacey subordinada sucede suceder surfistas suzano talking tapioca
    2 televisões temperado temporais thorne tin tori tower trek tremores trocadas troll tutoriais ucranianos unificar vagos
    2 valença vao varas velvet vendê venenosa vens vestidas vestígio viajava viajem vigário vilhena vo volvo wheeler wife
    2 wrong xarope yi acentuada acreditaram acreditarem adaptadas adentro adivinhem administration adorado alarmes alcunha
    2 alimentada alt alí amargura amasse ambientalistas amostragem anã apagadas aposentos apreciada archer assassinadas
    2 assinalou assistam assumi atentar atmosférica banha bichinhos bombar bone bones bp brain calúnia capacitar capuz caracol
    2 caraíbas caruaru cebolas centralizado cerqueira cheirando cheryl cinematográficas circulares climáticos colocações
    2 colombianos cometidas começasse conchas condomínios confirme congress conseqüentemente constituindo constituídos
    2 construa contenha contestada cop corretos cozinheira csa cult custando cédula denominadas descansando descem
    2 desconhecimento deslizamento detalha devastada diferenciadas digressão dinamismo direcionar disparados distritais
    2 divertem documentada does dorival dramáticos ebola elegantes eletro emergir encomendado enforcamento enfrentá enganando
    2 engole enter envolto escavação esquecerei esquizofrenia esticar estouro estragado estrita exija expressamente extrato
    2 ezra ff filipino flat flex focinho forçadas fund funerais gaja gamer genoma genuinamente golfinho gonzalo gordinho
    2 gorila grosseiro guardou hammond hampshire haven hawkins honor humanitário ideológicas ignacio ilimitada imparcialidade
    2 implantada incessante incesto incomodo inestimável inspiradora interrompendo intestinal intimidação intra investidos
    2 investigada isentos joaquina julius juntarem kelvin lactose lenin levanto listar looking lucca luthor mansa massacres
    2 massagens mat matasse medio mercury migrar monsanto morresse morria morse mostravam muller multiplicar neiva networking
    2 networks newcastle obrigatórios observei ofende oo operada orientados pages pal pancadas passível pegadinha pegaria pic
    2 pilotar pisando pittsburgh pj planilha plc pluralidade pombal ponham postadas prefira preocupadas presídios primitivas
    2 prior proud provinciais prudência psiquiátrica pêlos quarteirões quatrocentos quote racionalidade range reafirmou
    2 reatores recesso referidas refrigeração rego removendo reparações repor revogada rigorosamente ring romeo rugby rupert
    2 sedutor sensu sensualidade sequestrada shepherd simultânea singularidade socialização sofridas sor srs sta sterling
    2 stiles sumiço suplicy sénior súbito tce telegraph thais timóteo tombada ton tonalidade tonight tops transportava troncos
    2 tweetou twist usualmente varinha vastas veicular voltarão while wireless índias óbvias abalou abrirem acionar aclamação
    2 acumulam acusaram admirador adolf agrado agregador ahmad alertando amorzinho angie antecede antonia apelou apontadas
    2 aproveito aquecedor aquiles arrasada arrebentar associou atesta atlantis atropelamento avec açaí batimentos blindagem
    2 blogueiras bloody bolacha brincava brum búzios caco calculadora camiões capixaba cava caídos cdc celta chapecó chili
    2 chuvosa cibernética cirurgiões colonizadores colorir comentarios complicação comportam concept conduziram contidos
    2 continuarmos convertidos convive corretores cotton cultivadas cupido cyber darren dash defenderam delimitação demografia
    2 denominados denunciando deparou dependia despediu despertando dessem destacamento devam diagnósticos didi digitalmente
    2 dilúvio dispensados divergentes division dotada dás ecstasy educativas embarcou emociona encerradas encontraria
    2 encorajou engarrafamento engravidou enrolando ensaiar entregam entusiasta eros escalou escalões esp estoril
    2 estrategicamente evacuar even examina excitante existirá explodindo exportador exterminar extraída facilidades feels
    2 festejos fiasco flynn frodo funchal fundição fury gallery gordas gregas harlem hera heroes holt hype importaria
    2 improvisação incorporadas infante infectada influenciados inspirações instale instituir instrutores interrompe
    2 investigou isqueiro juba kingston lages lam lambe lanço laranjeiras large larsen lavou lc lda lea legalizado levantados
    2 libertad licor lilian logomarca logos lugo machuquei mandy mariah matrículas matthews melbourne mer merkel metem
    2 metodista mimo minnie mode monastério monitorando negam nemo notificar novaes névoa obcecada obrigatoriedade observo
    2 obtêm ocupavam olharam olímpicas omelete pag panorâmica partimos partituras patterson paulina periodo perturbada
    2 perversa petit pincel plutão points pol poltrona posicionou possuo precárias prematuro premiere primer proponho propício
    2 provérbios proximo puras pâncreas pétalas quiz randall random receberia regulado regularização repassar reprodutiva
    2 resiliência respaldo respondidas restaurado rony sandálias seguirão sense sensuais sentam sentisse separamos sheldon
    2 siglas signatários simulações since sobrevivendo socorrer soda solutions sonoras substituta surfar tap tasso teimoso
    2 terminologia testados toffoli tolerante tpm trabalhada transmitem trouxemos universos upgrade valorizada villas virilha
    2 vita vividos voltemos wind ímpeto abacate abusado acessório acrônimo ademir adesiva afogando ahhh alargamento alargar
    2 alcoólatra alcoólico alegaram almofadas alpes analfabetismo anhembi anote antologia apoiadas asfixia ashton aspirantes
    2 assaltante assegure atelier ateísmo atp atrativo atribuiu atropelar auschwitz autógrafo avisem bacanas bato bea because
    2 bernie boat boliviana broadcast buffalo bunker caberá calcutá caleb camilla campeãs cancela cards carregadores cars
    2 cautelar caxemira cedido cerne cerro chamarem charmosa choca cis clarear coi compasso comprova comunicou
    2 constitucionalidade constituiu contaminados contrasta contundente copia dançou deal decidirem decurso deduzir
    2 descartáveis descontar desejavam desembarcar desembargadores desinformação desnecessárias desrespeitar desvia desviou
    2 detectados devesse devias diagnosticada dialetos diferenciados digestivo diretriz divas dominical donzela douradas
    2 durval dwight eclesiástico effect elege elegíveis eletrodomésticos eléctrico encobrir energéticos engine ensolarado
    2 equatoriano escondia espancar espantar especular espingardas espíritas estereótipo estimulado estruturada evo exploram
    2 extintos extorsão fado farmacêuticos feitio feitiçaria feitiços fenomenal ferros fingiu flip flutuando fofos forro
    2 fortalecendo freezer fuja funcionado gastão genitais gin giulia goiana gostavam gravei greatest grossas gta gueto
    2 guiados guitarras góes halo hermione iara ilustrada impedidos impossivel impérios imunológico incontrolável ingênuo
    2 inspiram int invariavelmente jacó jandira jaqueline jurar justificam justificando karate lancha lasanha leicester
    2 liberte linguiça lispector logicamente loteamento luigi lume luxúria maison manifestado manso mantinham marin marselha
    2 maternal matter meto metrópoles microscópio minérios misturam mobília mostrará muay mônaco múltiplo nadador nascidas
    2 negaram oca odeie olhadinha olharem originária osmar pagarem paises paradigmas participo patriarca paysandu pedida
    2 penitência permaneçam pese pesticidas pipocas pira pixel pixels polly poloneses portadoras portugues precede
    2 preferencialmente preparamos pretender preview process profecias propuseram prévias queridinha quixote reabrir reboque
    2 recuou rene reportou responsabilização results retornado revenge reze rol romancista royce réplicas sabre saguão sampa
    2 sans sauna saw scripts seculares seguradora selma sensato serviam shah shin should silenciosamente silvestres singer
    2 sirvam slade soltura sopra subordinados suiça temáticos testou teólogo theodore tie titularidade tomasse trap tribune
    2 trios trolls tuitando twin tyson ulrich usará vagamente velhinha vencem viajamos viajo vidente viking volantes vr waters
    2 webcam yankees zelo árduo égua óxido abigail acentuado adoptar adversas afirmativa agravar ajoelhar albânia alvalade
    2 alvin alçada amá andréa angular anotou anápolis apaixonando apertou arde argamassa ariano arrancada asneira autorizações
    2 avançam baia bambi bastou bed binário biocombustíveis bombardear bridges brigadas broca buffet burundi cabendo cadete
    2 caiado cain cairia característicos cartografia casablanca celebram cent centralizada centímetro cg cheirinho cheiros
    2 cher chica chuta cifras cio circle citei civilizado clive cobria colossal combatente comentada comentados comentario
    2 começavam commission competitividade compositora compressor computer comunicados conhecermos consideravam contavam
    2 contemporaneidade conversações corey cotia cozidos crisis critical crucificado csi culminando cultivado cênicas dame
    2 danado darmos decote dedução demonstre demoro descarte desconfiado descuido desmontar destruidor destruí deveras
    2 diagonal dina dios diplomáticos direction dirigiram disparando disseste doando doha dotados ecos edwin efetuada efetuado
    2 elétrons embargos emocionou empenhados empreiteiras encantou encostas enganei escaparam esquilo estoques estressante
    2 eugenia eugénio evoluíram executou extraterrestres exuberante falhando fanatismo ferrovias financiados fracassada
    2 francesco frequentadores freqüentes galês ganhadora gelados gengibre government gracias gradativamente grado graduados
    2 grandão gratis grimm guaíba gun gurgel gênios hack hara hesitação hidrocarbonetos histeria historiadora hormonal horse
    2 húngaros iceberg idealista idealizador imortais impedida imperdoável implícita importadas imprudente impulsionado
    2 inapropriado indecente indesejáveis indispensáveis induzido infiel infinitos interceptação ioga irado jasmine javali
    2 kitchen kombat korea laticínios lato lebre legend letais lewandowski licenciados linho litígio lock lucero maiden
    2 malditos mall malvinas manicure martírio maçonaria meca medidor memory mhz mianmar mimada moles monterrey montão myself
    2 máximos newman nocaute noz objeções ocorram oferecia opositor osaka ostentação otimo oval palpites papelada paranaguá
    2 participavam passíveis pediatria peregrino perguntarem permissões pertenciam petições pilot pls pontífice popularização
    2 preceitos precisaram prejudicou pressionou privatizações prize proeza proferiu publicitárias python qua quentinho
    2 raridade rascunhos recomeço redacção reembolso reforçam reguladora ren renner repetem representativos represente respire
    2 restritas resultará retina richa robusta salvaguarda samaritano samu sanduíches sarajevo savana seguisse sentinela
    2 sequencia silvana simplificada sinagoga sintaxe sleep socioambiental soundcloud sparks stein stern stones suar
    2 substanciais sóbria tapajós telefônico temido terrivelmente timberlake tinhamos titã tocadas topa topics traffic trancou
    2 transito tratá tumultos universidad valério vazado velozes vendemos verdão vergonhosa vin vitalidade vorazes waiting www
    2 youtuber zulu abandone abby abi abusiva aceitado acelerada acionado acomodação acontecerão active adepto adote aegypti
    2 afogado agita alfabética alia allianz amarras amália anseio antártica anónimo aparentes aquarela aro asian assar assente
    2 assinam assistida associated ativada authority avançaram avery bagagens bancadas bilaterais blogosfera boazinha
    2 bonitinha bow bravos bronx byron bónus cabines calmaria calmas cambio camboriú canalhas canalização canina caricatura
    2 carina carreta carroll casarão castilho castillo cedro chaplin checagem chefão choveu clonagem cluster cobrados
    2 colonialismo comment companheiras compatriota compreenda concedidas concelhos concordamos confronta confusas congelada
    2 contate contrair contratando corrige cost crocodilos críquete cusco custava cético cínico cômica datada delhi
    2 depositados desapropriação desci desenhados desenhista designou deslocação detritos dillon dinamarqueses disparada
    2 dispararam distorcida divido divinas donovan dorsal drástica ecoturismo eden efetuou elástica embrião empatado
    2 empolgante enfermaria enrolada envergonhar escapando esperávamos espreita estilistas esto estressado estéticos eutanásia
    2 evangelista excluídas extraterrestre falecidos falhado falácia fao faustão fed feios female fla fleming flexíveis
    2 focadas football fornos frida friedman férrea fútil gateway giorgio giram girassol giros goldman goleiros heresia
    2 hipnose hobbit honrada hyde iggy igualzinho implantes imprevisíveis indiciado indisponível inesperados infalível
    2 inofensivo instáveis intermediária internação investigadora iraquianos italia iurd jamal jojo judaico julgava
    2 justificada katrina kirby kun latente latitude latão lectivo linguista liza lucrativa luminosa látex malvado mandamento
    2 marias matarazzo mbl mercenário mereça michelin mill mimos minissérie missas misteriosas moita molécula morenas morna
    2 moscow mundi municipalidade murais mónica nassau nations naufrágio norueguesa noticiou obrigam obsoleto ocultos
    2 oferendas olharmos olímpia oprimidos organization osama paladar papua paraguaia pardos paulistão pendrive penúltima
    2 perturbado piranhas placenta poco podcasts pps praticou pregadores preparatório prescrição prestadores prevalecer
    2 prognóstico proibindo promissora prospecção quartéis quebec queimam queridinho raia raposo recepcionista reconhecemos
    2 refinado reflectir reinar rentabilidade renuncia repositório reproduzido restava rinoceronte rocinha russel ríos
    2 saborosa sacou sasuke saulo secador sentenciado sign simplificar sobras sofrerá solange solitários solomon sonny soon
    2 soy springer suado suando suicidar superam support talent tales talibã tec telejornais terapêutico testada tetas thomaz
    2 timbre tiveres tools torço translation tríplice ty ufa uff unix used value vencemos veneração venâncio vibrador visconde
    2 viverá winner yves zagueiros árdua abdullah abortos abraçado abstenção acarreta aceitarem acendeu acertos acompanhantes
    2 adormecida afastadas agra agradecem aguente ajustado alter amadas amin amorosas andavam angus anormais apa apaixonante
    2 aplique aprisionado arrepende arriscada arrume artrite assessora assustadoras atormentado audiovisuais automação autoras
    2 autoritarismo avaliados avisaram azeitona banir barões basto beijing benedict bluetooth boavista bobos boliche borba
    2 bordado bottom bowie brent brincalhão buscaram button bússola calouros calçado caminham camião capitães casaria caída
    2 cebolinha cedendo cee celina celsius centra cervantes chalé chateia chronicles circulou clemência cleo clint clyde
    2 coelhinho colecionadores coletado coletores colheres compartilho conan concedendo conquistador conservadoras consola
    2 consolidada consolidado construtivo consulados consumidos contemplado convidaram cordilheira corrigido corrupta cory
    2 covers cowboys cox criava crosta cuidava córtex dalai davidson decadente dedico defunto deluxe descubram desempregada
    2 desenvolvi desesperadas despede despejar devidos digitando discuti disque done dortmund dt duck durona défice egídio
    2 elogiada emilia emprestada engenheira enlouquece entenderá envergonha escasso espalhada especula estampado estavas
    2 estimulação evidenciado evoca exaltação extraordinários famous fascinantes faturou faxina façanhas figuram filiais
    2 fisica fizermos flanco flashback fo frangos frevo frieza frontier funai funcionaria funny gambá georgiano glândula
    2 glórias gmail gnu gostarem gravataí guaraná guiado habitacionais habitado hamlet hastings henriques herpes hidden
    2 hidrográficas holding horizontais hurt ibérica imita imprescindível improvisado imunes incenso indiscutível industry
    2 inesquecíveis infiltrar influenciaram informamos inspiraram instaurado internacionalização jacobina kang kick killing
    2 kramer lançamos laurie legista leitte libre lide lideradas linguísticos louvado lucifer lídia mafioso mafra magnata
    2 majoritária malibu mamão mandada mandaria marcava margarita marino mba meeting melinda mencionando meo mercantil mercer
    2 metropolitanas modéstia mordido motociclista movement movies multiplayer muçulmanas múmia narrando neal noise
    2 obrigatórias ocorreria oliveiras oportunista optando ousa padroeiro pagãos paige participará partícula passivos pasto
    2 patriótica patrocinar pendurar penetra pequenina pequenino perseverança persistentes pes pier pintores pitada pontapés
    2 pornográficos postados postam prece presidir primatas prioritário problems projetadas projétil promoveram prosseguimento
    2 provisão provê psi psicose pts publique pulgas push pároco pêra queime rc reacções rebeldia redimir refletida refletiu
    2 regista registre reinventar removê renascença renovou requisição resgata respiratório retomou ridículos risca rompe
    2 sabesp saci samara sambódromo sanitárias sapatilhas sapos sazonal secretarias selfie sensorial seríamos shiva shock
    2 shore sinclair sindicalistas sinfonia singulares sobrevivi sufocar suspiros talita taxistas thriller transformador
    2 tripla trocadilho twice ultrapassam utilizamos vibrar vie visitada vito volátil votarem weather werneck within zezé
    2 zimbábue álgebra ânimos
    1 abrangem absorve acalme aceitáveis acertaram aceso admirando advanced afastam agride aguardamos alegremente alivia
    1 altamira amarrada ameaçaram anhanguera aniversariante anorexia antioquia apagaram apaixonadas apareciam aplicáveis
    1 apoiava apuramento arbitrária argentinas arrastão aspeto atena atribuindo austríaco avelar aziz babel basear beats
    1 beneficiado beneficiando beneficiário betão bilhar bissexual blindados bombardeamento booth boticário botânica brigou
    1 brutais buscá cabul calcanhar calem camping canceladas canso carboidratos careta castelão catástrofes cavar cesare
    1 chegarão chinelos colaboram colaboraram coldplay colmeia comparativamente complica compulsivo condecoração congressistas
    1 constituintes contestado copiando cozinhas crash criticamente critico curada cursinho cê dao debatido decisivos
    1 decolagem deliciosos demasiadamente demográfico deposição desastrosa desativada descartada desistem desligada
    1 desmembramento desnutrição desumano digestão dignas disfunção efectuado efetivos eleven elvira embriagado empolgação
    1 endêmica enfrente ensinada ensinamento entediado envergonhada erradicar eróticos esgotou esmola esperaria espetaculares
    1 esqueçamos falho farmácias fascínio fate ferozes focal forrest fresh friedrich fundaram funerária gemma genital gibbs
    1 gourmet graphic gutierrez habitável hasta hawk hear heterossexual homenageada hopkins imaginária implora inaugurar incas
    1 incendiar incorporando incorreta ineficaz infiltração ingles inquietação inscreve inscreveu insectos insustentável
    1 interativos intrínseca inválido iphan izabel jairo january jogaria joguinho joãozinho judá jó karatê lai lavras lentas
    1 lodge lodo macacão maligna malícia marroquino matemáticas matosinhos maxilar maximizar mccoy mencionam menti mergulha
    1 mescla mexicanas mico moderador modus moleza monk mono montanhosa mui müller namíbia nano narrado necessitar neural
    1 ninhos nitidamente notando nítida obscura ocupe ofendida ordenada ordenando oxidação palavrão paleta panqueca parental
    1 particularidade parágrafos passarinhos patrocinados pd peguem perkins permitisse petra plays porquinho practice
    1 predecessor prejudicam preservando pressupostos pretendemos primera proclamado progress pronome propensas protestam
    1 provei psg purê puxada questionam questionável racha radares radioativo rasa ratificação rca realizadores recompensado
    1 recordou recua relacionando religion repúblicas rescisão resistem ressuscitado resulte retas revival revoltante
    1 ridículas rosie rowling rá sac sakura sangra seara secreção severos similaridade sinistra sirius snake sondagem sonoros
    1 souto sparrow steel stick strauss study submeteu substituídas subterrâneas suplementos suponha suínos sífilis takes
    1 telejornal televisivos thierry thought tiny tolos torque train tranças trial tributação trincheira trivial trois usasse
    1 valerá varsóvia vazando veredito vermont vesti vettel viciante violado voadora voldemort víctor webber works xingamentos
    1 zacarias águias absorvente absorvido abstrata aconselhado adelaide adicionada adversos agremiação alargada alargado
    1 alocação alucinações ames amiguinhos anexação aníbal apaixonam apoiamos apreender aprendo aprofundamento aprontando
    1 arrancando arranjou arriscando assassinas assinei atrasadas auditivo aventurar azeredo bailarinos balcãs bandos
    1 bartolomeu bebia berger bien boleia bordel boxes brahma brilham bristol bu buena búlgaros cabecinha cachimbo cadastre
    1 camelos carcaça cass caísse centroavante chacota chatas chinelo choi cintra cirílico citam cite clarissa cobiça
    1 coligações comestível comparativa conceda concorreu conectam conjugal conjunção contagiante convidam convulsão
    1 cooperativo corja costumamos count coçar creches cromo cultivados curdos ddd deportação derivada derrubaram descreveram
    1 desejem desenvolverem deslocado deslocando despertador desprezar detectada determinantes detêm devolvida dialética
    1 dificultando diligências dispensou dispersar distanciar distribuidores ditaduras dividi doca doem dormiram dot dreams
    1 dry eddy editadas eike escultor esforçado esforçou esperadas estaca estimulada estivéssemos estudadas experiencia
    1 extintas facetas falares faças feijoada fendas fields filosóficas fingem formador gabe gaming garfield gargalhadas
    1 gaston gee generalização globe gordinha greco guardanapo habituado hambúrgueres heat heterossexuais hilda holiday
    1 hospedados houveram hão idea ilustrador impactante implícito importada imã incluí indianas induzida infectadas
    1 informalmente inquéritos insinuando inspector instalando intermitente jucá jul juíz kafka kkkkk labs lambda lambert
    1 lampião lancei larguei lis loura ludwig láctea lêem mabel maduros magistratura maite manequim marks mart martim
    1 mascarenhas mecha metálicas minhoca ministrar mis mitsubishi momo monografia nebulosa nery neville notada nóbrega
    1 oakland observem ocupante odiado oea olimpo omc opportunity orientadas ostenta padroeira pastilhas patty peggy pentear
    1 periféricas person pesquisou pestana peugeot planejo plantado planícies plenitude plugin polegada pomar portfólio
    1 postaram poéticas precisem preenchidos preferi preferível prepararam pretendido pride procon prolongamento propria
    1 propulsão psl pálido ramírez raspar rdc reader realizem rebouças reconquistar recuperada referencial regem relaxada
    1 renderam repolho retro rimos rocco rodoviários roxy safari santas saturday sedutora semear semáforo sevilha sicília
    1 sincronizado sistemático size sk soberanos soccer spectrum spoiler stadium subterrâneos tata tati teatrais technologies
    1 teimosia telha textual thales thinking thomson title tiveste torrent transportadores transportam trending turcas
    1 ultravioleta uniões validação varal vedação vendi venus vestimentas viúvas voadores voices vt welcome zangado zip àquilo
    1 aaa abafar abandoná abrantes acabarem acertada admitem adotivo afeição agrotóxicos aguardava alimentou alimentícios
    1 allende alça amanheceu amarante ambientalista ameno analfabetos andaluzia angolanos ans anteontem anônimas apagados
    1 apontamentos apostila aquecendo araraquara arbusto arenas armaduras arqueológica ative atraída atropelou avaliam
    1 avisados axel bastam beneficiou bodas boot burguesa cairá capricórnio carlson carrefour cerimónias chassi chic ciclovia
    1 cities cnj cobrada coibir colaboradora coleman comprometendo concerne condenando conecte congestionamento
    1 conscientemente contusão contágio converso convertendo credito criancinhas criem cruise crush cuidada cuidadosos cullen
    1 debut deitados delicadas demográfica demoraram dependerá despachar despensa destrutivo dezasseis dispersa disputadas
    1 distribuidor divisor divulgaram dogma dominó dong driblar ducha duelos duty dw eclesiástica eliminatória eléctricos
    1 emitem engajar engorda entraremos entulho enviará esgotar estético evening exatidão excitado exijo existo expandiu
    1 exóticos falte fans fantoche farc fatias fda ferrou festiva figurinos filosofias flickr focou forget fuck fugitivos gear
    1 generalizar godoy graal guinness habitada heidi heights hepática herdar hermann hermanos holden hopper hortelã hours
    1 humidade ibiza identifiquei imbatível imersão implicam imunda incrivel indenizações indescritível individualidade
    1 inferioridade informático irving isla islam juniores kerry label landing leone libanesa liberadas louvores lutero lv
    1 lírio machucados marcelino mayra meditar medusa melhoraram mergulhadores mergulhou meteoros milhoes milénio milênios
    1 minta mission mobilizou modificando modular molhados mongol moniz movimentações máximas nagasaki napoli nigeriano
    1 nouveau nuevo optam opus ordenados origina ovários partilhada partilhado partos passeata pegas perdê perturba
    1 perturbador pharrell pirar piscando politécnico pope posa possuído preconceituosa predominância pregando preocupava
    1 priori privilegiados proletariado proporcionalmente próspera pudor rasgou rasos rastreador resistências respondida
    1 responsabilizado restando revertida rider ridge saborear sacudir samir sarcástico satã saíam seguiria sepultamento
    1 session setas sonhamos soprano substitua sucata sucção suicidou surfe survivor sven sílvio taj tanaka tato tentáculos
    1 tiragem tocarem toninho torcem tornarão torpedos trail trailers trampolim transgressão transportadora trincheiras truman
    1 tânia ultrapassada unit versátil vih violando vivenciar voyager webster wire yin zelar abas abateu abranger aceites
    1 aceitá acordam adultas afirmativas agregando agrupamentos ajeitar albufeira alcançados alecrim almeja amazonense
    1 ambulantes animadores aniversario anuário apagam apostam aprecio aprox armazenada armazenadas arquivar ascendência
    1 aspiração assaltada asseguram atuantes auditivos azedo banida barbárie belchior beneficiam benigno benjamim bertrand
    1 bessa bibliotecário boates bolton bombaim bryant bucal bá calvário came caminhoneiros canil carajás castanhas castas
    1 cayman certeiro chu cinzenta cisjordânia civic clifford cne coceira cocó coincidir comandados comercializados
    1 communications competem competidor competitivos comportamentais conceber concebidos concórdia confiado conservatório
    1 considerarmos considerem convenhamos cordial corriam crew criminalização cristalina crucifixo cubos culpe culpou
    1 currículos damien datafolha davy defendi deixassem deliberada delícias desabou desconfia desdobramento desejei desgraças
    1 desidratação desliguei detesta devastado diminuem dinheiros discografia dissolvido ditar docas domicílios domino
    1 dormitórios eagle ecologicamente edimburgo editando edmund ef elder elegeram elogiaram emérito encabeçada encaixe
    1 encontrasse ensiná entediante escrevam espectacular espiã esplanada esqueletos esqueças estavamos estranheza estude
    1 evangelhos executor explodiram expulsá extravagante fail false flying foley fores forjado forjar framboesa frame
    1 français fugi fx galileu gavião geleia geographic grampos gravam grite grosseira guest guião guzmán haley hamas hamster
    1 hangar hare herdada hindi humanismo ilícitas impulsionou imundo incentivado incompatibilidade inconscientes
    1 industrializados influenciando infravermelho insurreição interatividade interruptor interveio invencível isoladamente
    1 issue jenner jfk jogadoras juridicamente justificado legisladores libertário lilly lounge ludmila lápide machucam mag
    1 magras malvada mamães manufatura marcenaria marijuana marroquina marítimos medem mediano meigo memoráveis mercearia
    1 meridional meteorito migalhas millie milo miniaturas minto minutes mocinho motors muse nascimentos navalha negue nexo
    1 notação nuances obtive oficializada oitocentos olive opõem organize ova pacíficos padeiro papais papão percorrem
    1 permanecia pescaria picado pinga precariedade precisávamos precário preservados presto presume processou prometemos
    1 proxy punida puxe queer rampas recebesse redetv redondas rejeitados relatadas reprovação resina revogar riachuelo
    1 robusto roleta roses rule rv ryder régis sairam scene scotland segurei sela selecione sertões seymour sig sinuca
    1 sobraram solitárias sublinha suv tabus tamil tania tape telefônicos terminasse tetos theater thunder tolice
    1 transportador traumatismo trent tônica unity urubu uruguaios uísque vencedoras vestia vigiando youssef zach ze zoando
    1 éden óptimo above abuse acolhida adventista afogamento agarrou alexa algemado alinhada alteradas ambiguidade amuleto
    1 analisada ancião andaram andressa andrey apagando apanhados aparecesse apertei apoiavam apontava aponte apreendido
    1 apresentei apropriadamente arc armazenado arrogantes arruinar asneiras associam atiram atrapalhado atômico auxiliando
    1 avaria azeitonas barrett barton bayer bege bf biomas biosfera blindada blogues bolsistas bonsucesso brindar brock bundas
    1 burt cabeçalho calmante caminhou cantigas canárias capturadas cardeais carmem carnificina cassidy caótica chacina charts
    1 chegadas cherokee chilenos chutando classificando coletando colhendo comandando comercialmente completada comprarem
    1 compreendidas comprovante concentrou confiamos confluência confraria confundiu connection conservado consideráveis
    1 continentais contábeis convenientemente cookies cooperativas coordenou coroação corram cotação cptm cresçam curativo
    1 curral custódio darkness decepções decorativos decretar dedicaram dedé deliberativo delírios desativação descontente
    1 desembarcou destinam deveu devolvam devolvendo diet dio dirija ditatorial divergente diversificar dolares dragons dst
    1 due dust eduarda egg emblemático emissor entendê envelopes epa equivocado error escapam escavar escroto espinosa
    1 esporadicamente estabeleça estranhar estreitas européias examinando excêntrico exercia exigiam exigiram experimentaram
    1 exportadores fechamos fede ferry firmas fleury flocos florescer fortunas fotográficos fraser fundido fármacos führer
    1 gajas ganhas genialidade gestantes giselle gola guardadas guillaume gâmbia herzegovina horn hyundai idealismo iglesias
    1 ilustradores imperfeições indiretas indonésio inicie inspirando intensifica internato interpretadas investigativo iot
    1 irreal isola jardineiro jasper joker jugoslávia jure lanças lao lavigne legalizar lembrados localizou loiros lotus lucio
    1 luka lutavam lutem mann marsh mascara mataria mccarthy mccartney melhoram merecedor mereces merenda mesquitas
    1 metamorfose migraram minsk minúsculas mostrarem motora mpla mudada métrica mítica nascença navegantes negrão neoliberal
    1 nic nicky nueva ocasionando oq oradores organizacionais orçamental otimistas otários panteras paragens paranoia
    1 paranormal parábola patinhas patriarcado pediam pedisse pedrosa peixinho pergaminho phelps picantes pilates
    1 populacionais posiciona posicionados poupado poção prainha pranchas pratt praxe pregos prendê presenciou presidiu
    1 pretendendo primariamente primitivos priscilla problemáticas proclamar prodígio protocol proxima pálida pólen pólos
    1 quântico raptada rastreio rb reafirma rebeliões reconhecê recrutado recrutados recrutou reformados remessa repartição
    1 repeti resistindo resistiram restauro resumos retomado reuniam reverência ribeirinha rigorosos robbins roer roteador
    1 répteis salgados serras shi sia silent sniper somados subimos sucederam sup surpresos sótão telma temores terapeutas
    1 thatcher theresa tidos tora tupac tuíte twenty tênue tú universe universitárias vader veiculada velado vespa vevo
    1 viessem vilarejos viáveis voltagem volts worldwide zumbido índole órfã abraçam absolutos adquira agia agrário aida
    1 alegada alternative amarra ameaçador antecipando application apressar architecture arrepiar arrisco assentar atibaia
    1 autista autodefesa aw ayala baja baldes baliza belíssimo benéfico bert besouro bial bimestre brasão brendan brigamos bts
    1 burgueses camden caminhava camisinhas capelão cardíacas casei cassie catequese caírem cedida cedric cercar certificada
    1 chain cheese chicken cimo cinismo cito clare clinica cna cnt cobrador coincidentemente colónias compartimentos comédias
    1 concluídos condenadas confeitaria conferiu consistentemente constata consultados contasse contingência contraria
    1 controladora convivem coquetéis corante cpc cronológica curadores cócegas democraticamente demonstrava derrete
    1 descontentes desfilando desiludido deslizamentos despedidas dhabi dimitri discuto dojo dominaram duzentas día eau
    1 eclético edema edvaldo elliott emi emocionantes empossado empregando encantos encosto enfiou entregamos epicentro erin
    1 ervilha escavações escravas escritoras estela estimar estragando estéticas eucaristia evitá evolution excluiu extracção
    1 exu falados falassem faltaram favorite fieis florais fogueiras forme formei furnas gavetas gemendo gl gorduras
    1 governista gravitacional grelhado hammer hansen hazel hc heróico higgins higher homenageando homofóbica hostilidades
    1 humildemente humoristas ic ileso imperfeito incondicionalmente inconstitucionalidade incontestável indefinido infratores
    1 inimaginável insatisfeitos inscritas insira institui insubstituível insurgentes interamericana interativas interestadual
    1 intersecção iracema isadora jace jarvis jc jogarem joguinhos jude juliet kant kathy katia keaton ketchup knock
    1 lamentavelmente lavo leitoras lerem levariam libertem licitações litorânea lukas maddie magnum malone malu mandarim
    1 mantra maratonas mariposa massivo maybe mccain meghan mena menstrual message mestiço metano misture modernista mood
    1 morrerem mousse mta nashville nestlé nestor netto nomeia numérica néctar obtenha odair okinawa orando ore orgasmos
    1 orquídea others outdoor paira path patrocinadora paulistanos pediatra pensaria percebia periférica permuta persistir
    1 personalizada pesquisados piorando piquet pivô plantada politicas ponteiro pornográfico poros portimão posar potentes
    1 preguiçosos preocupes presbiteriana profissionalizantes prolonga promise provocadas psiquiatras pune pás raso recanto
    1 recolheu recompensar reconheci reflecte reformista regatas regulamentada reitora relva reorganizar reparem repentino
    1 reportado representaram represento resfriamento resolvam respeitadas responderá restritos retiram retorne reverso
    1 revezamento revê rosemary rosinha runner sandoval sanford senior serotonina shift siege sinónimo skinner ssp superada
    1 supernatural sustentando tarcísio ternos tetra texturas ticket tiroteios tp transfer trash trinity ufsc valdivia
    1 valorizando viegas vigas viveria vlog wanderley werner whole xerox xícaras árido úmida abadia abolir abominável
    1 aborrecido absorvida acelerando acomodações acosta acrescentam adequar advertiu afiliada agilizar aguentava alavancar
    1 alberta almoços alteram amarei among analisamos antecederam anulada aprofundada aprovam apta apólice araxá archives
    1 arias arquitetônicos arrastou arrependi artificialmente atlântida atravessado atreve atribuem atuaram axl banidos
    1 banimento barbaridade barrios beatrice benguela biópsia blanche bonitão boyle brenner bro brócolis bullet bullock
    1 caberia cad calcinhas camara camisolas campista camponesa capturando carey carências cascalho castel castidade catalina
    1 causador certificações chambers chaminé chavez ciclovias cielo cj collection colocasse compreendeu concordei confins
    1 connect constatado conturbada coreanas correnteza counter crane crb crescerem crio cronista curt cãozinho cósmico dea
    1 debbie deboche decepcionada decreta deixariam demolidor dentária desgraçada deslocam destiny diadema dilatação discretas
    1 disponibilizando diversificados doentio doidos draco dramaturgia drinks duplamente duvide educadas embalar empreender
    1 encomendada enforcado engane enjoado enseada entendesse enterradas enunciado envolta equipar esbarra escoteiros esgotada
    1 esquentando eternas evangelizar evitem exaustiva expressivos extensos facilitou fagner familiaridade fartura
    1 favoravelmente favoritismo federico feminilidade fobia frequentou frigideira function ganchos gerida girafa golias
    1 gravadores guardava gugu habilidoso hahahaha hartford herdado hilary hindus hollow importancia importantíssimo imprime
    1 inabalável inconscientemente indiretos inevitáveis infinidade informadas inquieta intensiva intrigado introduzidos
    1 invasor investem invicta irreverente ita ivone janaína jeep joanne jorginho josef jubileu junina karol lagartos laico
    1 lajes laranjeira lenny lesionado less levarão levas liderava lisos maduras magda majoritário maldivas mamilos manipula
    1 marciano marian marisol marjorie mascarado maura maximo maço meiga merdinha mestiços metafísica midi mineradora mohammad
    1 mort mudava multado nacionalização narinas nebraska negocia nikita noir nojentos obscuras olheiras opta originado orixás
    1 ortodoxos osh pardal pareceres paterna patética pcb peraí periferias plenos ponderada pormenor portadora preenchida
    1 preferiram pregou prendas preparatória prestigiado produza projetando psíquica pueblo purgatório rasgada rata reafirmar
    1 rebanhos rebate recorrem recíproca reguladores rejeitam rejeitando relutância reproduzem reproduzida requerida residuais
    1 retardar reunirá revistar revoltados ringo rna rodou rolezinho rompendo roots royalties régia sacerdócio saito sandália
    1 sansão secando secou senac separatista serginho servidos shaun similarmente sincronia situam smoke solstício someone
    1 subconsciente substantivo suga tardio temiam tenra those threatened tiara tipografia tião tornariam torrada toscana
    1 toulouse tramita trapaça tratavam treme trouxa urgências utilidades valido valter violada vitoriosos vives vividas wen
    1 xiitas yard ye abalo abandonam abusando academic account acervos acionada acostuma acostumando acreditado adapta
    1 adicionadas adquiriram afiado agencia agency agravada agreste alergias alinhado aluga alvoroço amplificador analisadas
    1 análogo anónima aplaudido aquecida arquitectos arrasa arrecadados arrependida arturo assistirem assombrado atendentes
    1 aterros atrasando autoritária aventureiros babar barroco batizados baxter bello blank buchanan bunny bíblias cachorra
    1 cagando calcário calorosa canhoto cariri carry causará cercaram chart chiquinho cidadezinha circunferência cochilo
    1 colada colarinho comentaram communication compridas condiz configura confinado confinados conflitantes conquistadas
    1 consumado contagiosa continuemos convertida convocando coronavírus corporativas corrosão cosmopolita costureira coça
    1 crocante culpas curdistão cyril céticos córregos datena decididamente decoro dedicava dediquei degeneração deitei
    1 desastroso descentralizada descobrimento desempate desfaz despertado destemido detento dh diary digite dinah disk
    1 dispunha distinções distrai distribuem divirtam dobradinha dominados domingão drug editados eliot elisabeth elmer
    1 encarado encargos encarregue encomendou encoraja enfraquece enfrentará enjoada ensinava entediada equatoriana erupções
    1 escrutínio escrúpulos especificidade estreitos euclides eusébio events exaltar exceder existiria exo expatriados
    1 expulsando faceta faroeste farpado fascina february finalidades financia financiou firmino fixou fizera floresce fofinha
    1 formulado fotografada francesca fricção gallagher garantam garçonete gemas generosos geopolítica goal gozam gramados
    1 grampo grandiosa grandiosidade guararapes habituados hayden heinrich hole hospeda hrs ignorados igp imaginários
    1 impensável imperiais implementados impulsionada inacessível inchada incompetentes infidelidade infinity inscrita insular
    1 intactas intro iraquiana irritantes irs ismail jamaicano jana jangada jingle juntado juri juárez karaokê killers lapso
    1 lembras lies linguistas lori loures louças líbio macedónia maiúsculas mangabeira manipulando manteria metadados
    1 metropolitan mirella misturadas mj mob mont montaram montevideo morton mostrasse motion moçambicana multiplica médici
    1 nabuco negociador nichos norberto northern nt nutricional níquel ocorriam oeiras ofereçam olívia oriunda orçamentárias
    1 oxalá pacificação pak panquecas paraibana paralisada participarão pastora patagônia pavimentos pax pendurada perceptível
    1 persas personalizado perspetiva pessimismo peyton picar pie piedoso piercing pine pinóquio planejei pod possuí povão
    1 preencha preguiçosa prestações primogênito procuradas proporcionado psicopatas psicoterapia pudermos pudéssemos puxei
    1 quadris questiono rachaduras rapaziada rasgado rasteira rd recomendamos reconstituição recreativa redondos referencia
    1 reformada refrescante regis regulamenta regulamentações relaxado relâmpagos remetem resisti rest retrô rodeiam ronny
    1 rosado rugas safe sawyer seiscentos sequeira serva shots simbolicamente singela slam slater snoop socar soleil
    1 solenemente solicitaram straight streets suarez sucre suscetíveis tajiquistão tancredo tcu tentarei tentasse teorema th
    1 theme titulação tolera tomaria tornados torturados toxina transversais trees trocava trupe truta tuita tunes turbina ul
    1 ultrassom vedada velasco venture vicioso violências viragem vodafone webb xu yasmin yellow yolanda zíper âmbar ítalo
    1 ópio abnt abstração acesas acompanhem acumulados address advertências advém afunda agraciado agrupados aguas alarmante
    1 amara amistosos angry apreendidas aprenderem aprofundado aproximaram aquém araras arquivamento associando assombrada
    1 atenuar autónomas açu bafo bam bastardo bira bpm bras brilhou burocrática cabia cachecol cake canário carlton carmona
    1 cativa catálogos caviar chimpanzés chung clama climático cloreto coast cognitivo colchões comentadores compreendi
    1 comprometidas comércios configurar conjugação consistia constrangimentos consultada consumiu contempladas contratam
    1 contrataram contribuam convenceram cozinheiros cplp craques cultiva curtiu danada dancing daughter decidirá decretado
    1 demand depp derretido desafiado desafiante desconstrução descumprimento desenhei desfavoráveis deslizar detectores
    1 detentora detê different dilemas dinamite disponibilizam diverti dividendos divinos dolorosas donativos drogada
    1 drásticas dynamite dês efectuada egípcias eletricista eminentemente encha encheram enigmas enriquecido ensaiando
    1 epidemias equívocos esclerose escolherem esfregando espantoso espionar estacas estadio estéreo examinou excursões exmo
    1 exportado exprime fabulosa fairy fantoches fechadura feet fer ficcional fies filiados flood flutuar flutuações
    1 forneceram fronte fundão furada fábula gallo gif ginasta goela gorilas gostosos grimes guard guerrilheiro gírias hartley
    1 hawking heloísa hereditária hesitou hidratado hidratar hierárquica homogêneo icon iec imprópria inclusivamente
    1 indemnização informantes iniciante insana instantâneas interesso interlocutor interpretados interrogatórios intolerante
    1 inverter invertida investigadas irmãzinha islâmicas jesuíta joaquin joelma jt kazan kendrick khalifa labial labor
    1 lecionar leilões lho limpei lixa male malhar maluf mandamos mangás manuseio marchando mare massagista menta meras
    1 metades metáforas mila milagrosa milionária minds moderadamente monday motorizado mustang mutilação márquez narcotráfico
    1 native nexus nâo nômades núpcias oasis observamos observer observância oc ocasionais ornamentais ozônio pala paraguaios
    1 paranóica parsons partilhamos password pateta pcs pearson pedacinhos pedestal permitirão pike pilatos playing playoffs
    1 podias pomada ponderar pontuais poseidon povoada prestaram prestava prisionais processá product produzimos promovam
    1 protagonizada provêm psíquico publicamos pyongyang pêlo quarterback quartzo queimei querias quiosques rabbit rank ras
    1 reason reaver recomendados reduto reivindica relaxe revisada roedores roteiristas rouanet rufino saboroso sacode sairmos
    1 salgadinhos salinas saltando sanatório sardinhas satisfeitas seconds segurava sentadas seqüestro serrinha sidi snowden
    1 solenidade sondagens songs startups substrato suez sugerida superei suspeitar sustentou table tdt tears teleférico
    1 tempão terminaria tomarmos tormenta tottenham tradutora tranqüilidade transborda tratasse traumática tríade té ultimato
    1 unam vertebral veríssimo verões vil viúvo vomitando walls window wing writing yorker átrio áurea êxitos íngreme abbas
    1 abençoados abster acidentado aconteciam aderiu admirava adversidades afirmo afrodite alistamento allah amarrados anac
    1 analgésicos analisam antecessores anticorrupção antidepressivos antropólogos apanho apatia apurada apurado arouca arraes
    1 arranjado arrastada aspetos assimilar aterrissagem atrapalhou autônomas baixados bamba banais beltrão bendita benéficos
    1 bey bid biliões bisavô bj blackout bloqueadas bonequinha bosch botes branquinha bélico cabaré caldeiras calouro calçadão
    1 camarotes captain caranguejos carrinha castigado catraca causava chamasse chaveiro cipriano cleber climas clitóris
    1 cobain cobrou codinome coincidem coitadinho comedor comercializada comissária conceituado concentradas confiei
    1 conseguirão consolar construtivas conteudo contraditórias contratual convidá coroado correctamente corrija cqc creem
    1 crown curriculum cólon debora decididos desabar descontrolada desorganização destacamos destreza determinações diablo
    1 didáticos digitalização dimas dionísio directos discordância dispersos dominica dorian doutorando dramaticamente dress
    1 ebay elegível elmo elogiam emocionar empatados empenhar enfeite entregador entusiasmados escandalosa escassas esgota
    1 especificados espectros esperaram espesso esterilização estrondo estupros ev everett executam explorou falaremos fervor
    1 fiação fighter filhinha filipina flo formamos fornecedora fowler fpf fragrância frequentava frotas gabriella gaddafi
    1 gentis georgetown goiaba greta guri génio harriet hesite hispânica horda hálito iludir importador impressionados
    1 incomparável incompatíveis incriminar infiéis informativa informáticos inspecionar ipa ipatinga irrelevantes itaquera
    1 jasmim jen jerônimo jonny jovi kappa katya khalid khalil kumar lamar lamentações lançador leem lidou lilás lindíssima
    1 lineares ll lítio macias magdalena magnetismo maluquice malware mamilo massacrados metam minar minc monitorados mordidas
    1 motoqueiro movimentam moçambicano nah nathalia nathaniel negatividade nicola nigeriana nordestina octávio officer olaf
    1 operativo ornamentos ozzy paridade parvo pastos peido pepper perigosamente perpetuar pertinente pesam pesquisado photos
    1 pinhais pinochet pistão pitanga pitbull planejamos polares polpa pondera pouquíssimas pousou pratico preocupamos presley
    1 pressionada pressupõe prevaleceu probleminha proferido pérsico péssimos pôsteres qr quadrante quantitativa querosene
    1 rage rajada receios recifes reconciliar reflorestamento relutante remediar remodelação repetitivo retornará retweets
    1 reveja rigorosas riviera robles rodagem saibamos sami santíssimo sat saudar scanner selar sepultado sequestros serge
    1 shelby sigma simpáticas sintéticos sirene skills soam sobreposição subestime subido subjetiva substituições suscetível
    1 suína tecelagem telles telão tenista terminará terraços testadas tex tirados tocados tong trabalhará transferidas
    1 transportada traumático tás vantajoso vaqueiro vaza veementemente vegetarianos vicky vivermos votantes wc wine xenofobia
    1 átila óbvios úlcera abbey acabara acarretar aceitasse actua aderência ajudantes aldeões alertado alongamento amaria amd
    1 amem andarem angariação antagonista antecipa antônia apaguei apanhando aperitivo apoiador aprontar arduamente aritmética
    1 arqueiros arrumada assustei atributo author avant avisam bacteriana banhar barcellos bbs bean bebam beckham bender berta
    1 bobina branch braun broadcasting brutos bytes cabeceiras cadetes calda calgary calypso camuflagem carmelo caroço cathy
    1 cecil censurar changes chegassem chegámos cheng civilizada closet coe colando coliseu compreensiva confirmo confisco
    1 confortar conquistá consistem contemplação controversas conversava cordões correspondendo corrigi cortês critique
    1 culposo cândida dad dal dara dardos darth debatendo dec december decoradas decorados degradadas deixas delinquente
    1 delinquentes demolir deplorável desceram descreva desempenhando desfeita desleal deslocados desperdiçando despertam
    1 despreza desprovido destrutiva devagarinho devoto diagnosticados dificultam dinheirinho direcionadas discrepância
    1 distintivos diurno divorciaram documenta dosagem dotes downtown dustin dutch dígito effects eliminadas embasamento
    1 embutido emiliano emir encontraremos encontrarmos enfermidade enfiando entrelinhas entusiasmada envelhece esforçam
    1 estimam estimulam estrito excel expiatório expoentes exponencialmente exprimir facilitado fedendo feiticeiros fiesta
    1 fifth filmados finja firmada fixada floral floração floriano fluindo fofas frear fumante gao genocida gerdau gg gibi
    1 goles grandemente grife guitar gutiérrez géneros hackeado hancock hatch hem hidratante holística honraria humphrey
    1 ideológicos ie ilegítimo imprevisto improbidade improvisada impõem incra individuo infernos informativos iniciamos
    1 inversamente iodo irritados irónico ito jh jogará jornalísticos journey justifique kardec karim karin kirchner kruger
    1 largado latinas legiões legítimas letreiro letters levarmos liberto lim locações lombo lubrificante lutei madrugadas
    1 malignos mam manson mansões marçal masterchef maxim mino mirar missing modernizar molas molduras month morremos mudasse
    1 mystery nanda near needs negociante nei noche normativa notificados novak numas oceania offshore opinou otis pagantes
    1 paim papos paquistanês parecerem parks paródias pastagens peneira permanecerem permito perú pescado placebo platinum
    1 plug poliana politicos pontua pontuações porcarias porcento possessão prada predominam premiadas prepará preponderante
    1 president pretendente primazia prontidão protagonizou protection proteções provação pstu pupila rankings realengo recai
    1 recrutas recuperei reduções reference refinada regulatório rejeitaram releitura remy repulsa requeijão resista
    1 retrospecto retrovisor revelador ribas rixa rodado rombo roubava rufus sabino sabotar sairão sancho saunders seabra
    1 selado sensoriais sequestradores sh sil simetria sinaliza sirenes situar sociólogos soe solicitamos sondas sorteios
    1 speak standing subia submete subordinação subs superliga suplementar suplentes supra surpreendendo suspeitava sô
    1 teológica thaís tirasse tirinhas tomaz tombamento tormento tostão touradas trace travando trazerem treinadora turim
    1 tâmil ultraje unknown unção uribe valerie vastos veda vegeta veiculado vencerá venenos vislumbre vocacional weibo
    1 whatever wikileaks windsor ômega abordadas abrangentes abstenções achada aclamada aconchegante adaptou adere adjunta
    1 aguentando airways ajax ajudinha alcançadas alças amamentação ambiciosos ani anp antão anything aquática aquáticas arm
    1 arrependimentos arvore aspirador assassinaram asteróide astor atari atendia atômicas autodeterminação autódromo auxiliam
    1 bacano baden bae bai bastões beijam belezinha bombardeiros bovespa bovina briggs brighton brinque bronzeado cafezinho
    1 calderón calou campi candido cansadas carbônico carregue carteirinha cassado catch cazuza caía centenária cercou chefs
    1 circulo clandestinos classificam clãs clóvis coação colagem colecionar colunistas comercializar comeria comissariado
    1 comissionados compacta comparativo compreensivo comunicadores concretizado conduzia conformar confortavelmente
    1 conseguiriam conservation constituições constituídas conti continuarei convide corantes cumpria cátia damn dançava
    1 deadpool defendemos deixaremos denunciam deportados desabafos desapareça descalço descrença desenvolvedora desenvolvemos
    1 desfez desligando deslocada desodorante desproporcional destinatário detergente devastadora devil diafragma diminuíram
    1 dissipar distraída divorciado dobrada duraram eficazmente emil encantar encurralados encurtar engrenagens enquadrar
    1 entravam escravizados escreveria esmagada esmolas especificada espécime espólio estilhaços everest evidenciam exigidas
    1 fabinho fac falir falsamente faísca fellow fernão festeja ficara flexibilização focam fonográfica forward fps fresquinho
    1 fundir fôssemos gael galos galão geisel geniais germain germânica gestante gestora gnt gov gozou gramaticais gregor gru
    1 gucci guerreiras guilty gênova hagen heard hectare hee hendrix hipotético hitchcock hogan horácio huang humanitárias
    1 hélice icônico ideas identifico iguala imperialista inatividade independiente individualismo inexistentes inglesas
    1 instruído integrais intermitentes interpretam intruso isidro jihad joaquín jurisdições kepler kw ladies laerte later
    1 lavei layla lecture leticia levine león lingüística lions lituânia lower lucía lusófona lutadora magnéticos magrinha
    1 mamute mantive maradona mausoléu meningite meryl mobiliza mobilizações modelar mol montei montoya moody morgana moses
    1 mova musculação mustafa necessitava negligente nojentas notavelmente noto nárnia nã obi ofendeu olimpia olivier
    1 opcionais orgulhosamente orientando orion oscilação ostentar ousados owens pagavam paginas parecesse passámos pastilha
    1 pendurados penélope pequeninos permanecerão perseguem personalizadas personificação pigmentos pintei pita poa pong
    1 pontuou pops popularizar porn positividade possuída pragmática presenteou pretendentes problemáticos processadas
    1 proposital protestando px pénis póvoa quiosque rebaixar recuperaram redemocratização reeves regar reporta requereu
    1 rescue reservou resgatou resolverem respect respiro responsabiliza ressurgimento retalhos rolante romena roménia rubio
    1 rubén rules sadia sagan samurais schumacher schwartz sedan selfies selinho sentamos separei sepulturas sf silenciosos
    1 simbólicos simón sismo sobram sociável soltam sonegação sora spain spielberg srta subsequentemente sucessores sylvester
    1 sádico súditos tattoo tatá teló terceirizados teresópolis tintim tontura torá tra traduza tramas transcende trança
    1 travesseiros trouble twitcam tímidos vagner veiculação verdiano versículos visualizado ví wendell zion zola zombies íons
    1 óvulo acordava administrados adoráveis afetaram agarre agravou alana alejandra along altíssimo alva amc analisaram
    1 aniquilar apelando apostolado apreendeu apresentará arcade armazena ary assemelham assistidos atingirem atravessaram
    1 atraíram autobiografia automobilístico auxiliado avi bahrein barbas baronesa barretos basso bebedeira bebedouro benta
    1 betim binárias birth bizarras biólogos boicotar bruxos bs buckingham cabello cadastrados calculando calendários calle
    1 called canino cantavam capilar caprichos caracóis carpenter carroceria carteiro casting causaria cessão chiado chiquinha
    1 chiquititas chun cirúrgicos ciumenta clair cleópatra cod coerção coincidiu colleen combatem combatê commerce
    1 compreendemos concluí connie consagrou considerei conspirar constância contest controlá conturbado conway copenhagen
    1 coqueiros cornélio cos cotovelos cozida credível crossover culpo cumpridos cumpriram curas curiosas current curtem
    1 custom célebres dade dantes datam dentistas denuncie deodoro desapego desconhecem desiguais desprovida details dire
    1 disfarçados disponibilização dividia divinópolis dlc documentados drivers dude dumbledore emergenciais empurrão encargo
    1 ensinados episodio esculpido eslovênia estudiosa estônia exalta experimentam extensivo facão familias felipão
    1 feminicídio fixando frações fronteiriça fumantes fusion gameplay gargalhada gastaram gibbons gift gigantescas glúten
    1 gonzales gotta graffiti guiando guincho guineense hmmm homologação húngara idaho identificá ilumine imensidão importasse
    1 incitar inclinada incubadora indefinidamente independence ineficiente ing ingerir ingrata injúria inquestionável
    1 inquilino inquilinos ins instruir insurgente interrompidas intocável intrusão inundada ips javascript juana judge julián
    1 kassab lacey lage lakers lemon leopoldina lindsey lojinha lombar lose loss ls manipulada manipulados marcharam margareth
    1 maça mcs mechas medalhão medium meira mention mesada michelangelo milagroso milano mingau mlstp moletom molotov
    1 monitoração mujeres mystic niko nutricionista obedecem obrigava obsessivo oco ofereciam olfato olhavam operados oprimido
    1 oracle ost ouros ouse pane paraty pareçam partição paróquias paços pediria peludo peri perplexo persuasão petrolíferas
    1 pistoleiro planas planetária plata playground poupou prerrogativas presenças prf privar procuração products prost
    1 protegia prótese próteses pêsames púrpura quadrinho quick ramsey rapunzel rasas rações realça rebekah recarga reclamaram
    1 recompor reescrever regressaram reler renomada rep repousar reprovado resgatando resp restabelecimento restituição
    1 retomando riachos rocks rolim ronco rossini rã sacra sacramentos safira sagitário sale sama sata sedimentos sergey
    1 sevilla sheeran shepard similaridades sinatra soluço sql subjacentes submersa supere suportando surgia tatuado telefonou
    1 tera terás tiraria tombado tonga torneiras tridimensional tristão tropeçar turbilhão tártaro ultron unimed using
    1 utilizarem valorize vanderlei varejista vedado viagra violoncelo visitava vlad voltavam voyage wilder wyoming yara yoo
    1 abarca abolida abordaram abreviação acessados acorrentado adelino admirada adrien agarrando agregados agrônomo agudos
    1 ajudasse alcançá alquimia amêndoas animou anota anula ape aplauso arbitrário areas arrasando arriscou assegurada
    1 assinalado atacadas atlética baianas batemos bellamy bernardino bikini blaze bondoso borussia brics britain cadillac
    1 calmos caminhei canteiros caricaturas carrillo cartilagem cativar caçadora cibernéticos cidadela civilizados clock
    1 colados comam combinamos compridos concebeu conferem confiem confundi conquistadores cons constelações convincentes
    1 copiou corretora corrigida corromper cristalino criticava curou custear célio daninhas decorrido deformação democracias
    1 deng densamente dependesse deportado deposita desconfortáveis descontrolado desculpando desfrute destinar detenções
    1 determine devorar dietas diretiva dirty disfarça disserem distinguem divulgam doadas document débil each edinho elabora
    1 elasticidade elza embates emergem emile encarada encarceramento enfrentadas engraçadinho esc escandaloso esmagado
    1 estagnação estreitar estruturação evidence exaustivo exorcismo expõem fanpage favorecido fazeres ferrado fielmente
    1 fighters figurinhas fininho forasteiros frustrados funcionaram fundadoras fundamentalistas futurista ganhem garimpo
    1 gerenciador getting gibis gilmore governanta granizo gratificação gravura gregorio guie habitar habituada habituar haifa
    1 hanson heineken hidráulico hipotética hormonas humm igualitária iguaria ilustram inclinações inegável infiltrados
    1 instrumentais interceptar interferindo interrompidos invento invisibilidade involuntariamente iran issa ist jiang
    1 jogavam justino kb lamborghini lcd legitimar leonid lindbergh listen livestream logísticos londrino louros lucinda
    1 luxuosos lúcido macaca mafia magrão mahal manchada mandarem manejar mangue martina mascotes mathias matricular mcfly
    1 mediadores mensalidade merecida mexem mic might millennium mimado mirando molusco monólogo mordendo mãezinha mítico nan
    1 narrada netuno nocturna nyc nylon nádegas ocupacional operation opuseram orifício pagão paparazzi partia patriótico
    1 patrulhas pensadas perene perseguiu pesava php physical pikachu pinhal pinte pk plant plantando poderio poente pontal
    1 porã posicionada posicionando possibilitam possuam potencialidades prantos pratique prazeroso pressentimento
    1 privilegiadas procurá psa pum qualifica quisemos racionamento realizei recaída recortes recusei recíproco redigir
    1 reduzem refira relatividade repitam repletas representavam reprimida reproduzindo reset retangular reunia revitalizar
    1 riquenho robinho rochedo saad salvaguardar sambas sancionado saquei sardenha sbs section shan sheikh shen sindicalista
    1 sinônimos smallville smash somebody sorriem spoilers sprint sucos sutton suzy sêmen sónia tampão taí televisor theatre
    1 thom timing tlc tola tossir touca touchdown toxicidade trading traições transcrições transgêneros traída trends tricô
    1 tubulações táctica unitário usher utilizações validar varíola vasconcellos vibrantes vigoroso visionário warrior weaver
    1 yamaha zamora áspero abafado acordamos adler adquirem adsense afegão afetará agendar aguentam ahn akira albergue alepo
    1 alerj alimente alugada amadoras ameixa amer aninha anjinho anseios antipatia anuncie aparecerão apavorada aposentada
    1 approach apreciando apressado apropriar aquisitivo argolas arkansas armazenagem arquiteta arranhões arrasto assustadores
    1 astrid asus aterrorizante atualize aumentará ausências autorizando autênticas bagunçado batimento bebido becos bica
    1 bicudo blasfêmia blogar bloqueiam bonus bordeaux cabanas cacos caitlin caixões canalizar canaã canguru cantem
    1 caracterizados carnegie carneiros cascas catedrático caímos cesariana cevada circuncisão clan claridade client
    1 codificada coexistência concentraram concepción configurado consciências conserta contabilizados contaminadas contaria
    1 contrate convention corner coronéis correspondido corrigindo cosme costurar crachá creia cri criará cristovão ctg cueva
    1 curricular curriculares custaram cw daiane dançante darling dedão definiram denovo desabafa desencadeia desgastante
    1 desviando dewey dezassete dicotomia digerir dispensada dissidência dunn eat economizando edificio efectuar elaborando
    1 embriões emotiva emprestados encaminhadas encanador encarcerado encerram enclave entrevistada eramos esclarecendo
    1 esgotando esparta especificar esquilos estiveres estreias estático explícitas exportados expressaram extensiva
    1 facilitada facilite falarei falcon farah fertilização festividade festivo figure filomena fingi forces formalidades
    1 frederic fugia galinheiro gamers ganharmos gasosa gemidos gestões ginger gladiadores gravuras grossos guangzhou
    1 guindaste hari highland higienópolis hodge honrados hook hospitalares idos iemanjá ilegítima illusion impedimentos
    1 implicando implorou incredible incubação incógnita inexperiente influenciadas informador inseparável insight instaurou
    1 interprete invencibilidade investigam ireland irritando italy jeitos jerusalem karaoke kardashian katniss kenji laborais
    1 lafayette laila lannister lançava leeds leigo letter levantava license ligamos lillian livia locadora locomotiva lordes
    1 lucrécia lógicas lógicos lótus madness maguire mandatário manipulador maricá marko marxistas mascarados mastigar mateo
    1 maturação mccann melvin mercadores meteorológicos mindinho misericordioso modem monitorizar montadas morteiros mostrá
    1 motins mucosa multidisciplinar málaga narcóticos negociou neutros nicotina novata novel oa ob obediente obstruir obtemos
    1 ofegante ofensivos oferenda ol olsen operandi oportunistas originárias ostentando otero outside papi partilho pasadena
    1 passassem patinação pautar periodicidade periódicas pesou pets pezão picadas poses poupanças prefixo premios pres
    1 presenciais procurarem profile profissionalização prolífico prometia prontinho propensos proporcionalidade provisórios
    1 puff pule queimadura queixam questions quiçá quotas rami raquete ratificado reach reavaliação rebolando rec reciclar
    1 recomendando recupere recuse redistribuição referenciado regalias relembrou repercutiu repletos reports represálias
    1 rescaldo reservadas retribuição revestido revoltou revolver revés saab safados salario sancionou sapiens sarau
    1 scientific seleciona seleto sensacionais sent sequencial silhueta sine sintetizar sloan solidários solucionado soou
    1 sopas soprar sorbonne stefano subsecretário suportado surgida taekwondo talheres tbilisi tcp televisores terminava tete
    1 teólogos thalia tierra tocá tod torturada treinadas triangular tricampeão trocaria trouxer trunfo tácticas until uv
    1 valparaíso varandas vazada velloso verona verónica vestiários visitadas voe voltarmos voltinha voting wheels yamamoto yg
    1 yoda yours zeppelin álvares éter
    0 abaixou abastece acasalamento acompanhavam acréscimos adiantamento adiantando afogados agravado aguardado alexia alf
    0 alisson alternativamente alugou alviverde analysis angelica anotando ant apertadas apoiem apreciadas apreciam apreciem
    0 aqua arranjam arrependeu arroyo atestam aumentava austríaca autarquias babando balsas barulhento baton bce belmonte
    0 bentley beterraba betinho bizarros blunt bolonha bonifácio brandt brechas brota busquei caim cali caminhoneiro cantei
    0 carimbo caseiras cassio castigos censurado challenger chantilly charleston chassis chocados ciencias clary comemorativo
    0 cometemos cometida comissionado compilar compulsão comunique condicionamento conferencista congrega conseguiremos
    0 controversos convênios coroada correcção cpp criaria croatas culatra culta custaria cy dardo decentes deliberado
    0 demandam demente denny desavenças descargas descartou descontrair designs despercebida desuso detecta detidas dialogo
    0 disparam disponha ditadores doing dolce dotadas drives edilson efectuadas embriaguez emitindo empecilho encarnado
    0 encarrega enfermidades enfrentava entregasse envolvi errante erudito escaldante escória esfrega esgrima estagiária
    0 estandarte estiagem estica estraguei estrasburgo estressada estudamos everyday exagerou excede experts faliu falling
    0 falámos farrell faíscas ferroviários fixamente forçam fotografa fugirem gerenciado gerry glóbulos governam griffith
    0 guarapuava gémeos haitiano hemingway heritage hiato homenageou homofóbicos hospedada hsbc inativo incendiou inclusivo
    0 inconsistências incumbência inscreveram inscrevi insurgência interessei intervenientes jarra jaz johann johannes jumento
    0 justiceiro kathleen keila khaled kimberly knows ladra lap laurence limonada linkin lip liquidar louvre luxuosa mahmoud
    0 maleta mamã mane manny mantivesse matricula maximus membranas merengue merry metropolis michaels militarmente mindelo
    0 minima minucioso minúsculos mitigar montanhoso morfologia morgado mourinho movidas muco mulherengo natalidade nhk
    0 nocivos numerosa obesos odessa omissões opressor orwell pace paint panelaço parabeniza paralímpicos parra passadinha
    0 patinho pavimentação pegarem penn percebes personalizados pesqueira piero planejaram planilhas polaco pompa poor
    0 populista pousa poça poções privatizar produtivos promulgação prouni publicam publicá pulse pvc questionados radiologia
    0 ralado rasga rave realizamos reasons rebateu reciclado reclamava recorte recreativas recreativo recuperadas recuperá
    0 reese reflitam register reigns rejeitadas rem representá republic responderem resquícios restar retomadas riot riva
    0 rudimentar russ sacha sacrificou salim sambista satan satellite sax seduz seguridade seniores shalom shay sheridan shine
    0 shirts shoes simbolizar simplista sião sofisticação somaram spock structure subtítulo subversão sucessora superaram
    0 suportou surpreendem talentosas tangerina tentações terapias terminarem testei titi tranqüilo traçou trend trompete
    0 tucana tutu umbilical umbrella urinar uruguaia varão venerável verbalmente versatilidade vetar vibra villar visitados
    0 vistoria void voltassem votados votaria zeros zoar âmbitos ção abelardo aborígenes abusa acabavam acirrada across ade
    0 adoeceu adversidade aero afiliado aflitos agiram alceu alimentava alistar ambrose amon anedota angels anonimamente
    0 antebraço antecipadas aperceber apreensões aproveitada aquarius aquecidos araçatuba archive armador armou arrepios
    0 articula articulada artifícios arya atingi austen automáticos autópsia avermelhado baku barricada beau bicampeão
    0 bicarbonato bitch bocados botucatu boxeador branqueamento bt burlar burn burocratas calling calo camaleão cansativa
    0 cantão capacitados capibaribe captou capturas caracterizando cariz carnavalesca carpete castigar centralização
    0 chapeuzinho char chiba christiane ciranda clandestinas closer cnbb coleciona combine concorra confiava conquistam
    0 conspirações constituía construction consumidas contrações contábil conversões convivendo convocações coordenados
    0 corumbá corvos coxinha cpa crc crista cum cupcake currais cínica cúmulo delaware deleite democracy denegrir denominador
    0 desafiam desculpou desentendimentos desfruta desligados desço detectou detinha detonar diagramas dice digita discutia
    0 discutível dissidente divisas dogg dollar domingues dominique doom doping dormiam duradouras duraria economiza economy
    0 elfo emo empregam encaminhou engajados enquadrado entranhas enxurrada epi escondo escreves escrivão espantado esperanza
    0 espontâneas esq esquinas estacionados estais esteiras estevão estimou executive exonerado expedida exponencial
    0 expulsaram fachin fanzine feldman felicity filhinho films flertando floripa fluvial foice fortunato fossas fotografou
    0 funerário fura furou galã gari gladiador guardem habitats hailey heteros hortas hérnia híbrida idealizada illuminati
    0 iluminando impediria improvisar inaugurando incansavelmente incendiado incentivam incompreensível individualista
    0 injeções insistia involuntário irracionais isenções itaipu janete jantando juno kaiser legislar lev liberalização
    0 lideram lideres lila liquidificador logic louvável macios mah malaio malignas malvados mambo manada manguezais
    0 marcelinho marquezine mascar matamos mcqueen menopausa mentiram mergulhado mija minimiza ministradas mio miragem
    0 misoginia missy mofo monitorado monza moída mussolini ncis normandia numbers obtiver ondulado opondo pagasse panic
    0 parabenizou paralisar paschoal passional pegasus periférico perturbando picolé pirou plumas pluralismo pot pouquíssimos
    0 precipício precursor preocupantes presenciei prevejo princesinha procedência proclamou produzia propensão protegeu
    0 protestou prólogo psique puts pálpebras pântanos quadrilhas quan queixou question quilombola quotidiana ralf randolph
    0 reagiram rebater reforçadas remunerado repassada restaram restritivas resumem robertson rochelle rodeados rogue rojo
    0 rolex roupão ryu sabias santuários saquear sarar scarlet scout seal sediados seitas seiya send sentirão severidade
    0 shandong significantes simulando situ snyder sobremesas sobreviva squash steiner student suavidade superstição tabagismo
    0 talbot tarada telefonar telmo temps tentaria thalita tool tornavam torácica trabalharmos trance transmissíveis tremeu
    0 turk twiter und uruguay valentino veiculadas verifiquei viadutos viajavam videira vinculadas votamos ways wilde xiita
    0 zhu abrigam acolá adicionam adormecido ads afastaram afastei aglomerado agrade alarde alertam alternando amaram
    0 analógica animation anticristo antídoto anunciava aposte areal arrisque arrumo ascendentes ascender assino asteroide
    0 atalhos atenciosamente atormentar auditor augustus autodidata avestruz bagulho bale barbear basílio beberam beckett
    0 belford beretta bg biblia bibliotecária bobeira botox bourne bran bravamente breakfast brittany bulls bundinha
    0 cabeleireira cachê calção candice canecas castração cei ceilândia celebrados celeridade cervo champion charlene chiang
    0 chimpanzé chocantes chow cirilo clandestinidade coagulação coletes comediantes competition completei comprovação
    0 comícios congela conseguida consigamos constava constitucionalmente consultou conterrâneos conversinha corporate
    0 corrompido corujas credencial cricket cripta cuando cubas culminar culpam cumprirem cáspio cátedra dagoberto database
    0 davies depositada derrube desaceleração desaparecimentos desaprovação descartes descemos descobrirá desdém desenfreada
    0 desertas desestabilizar desligo desmaiou destruction desviados detalhando diferenciam dim direcionamento dis discordam
    0 documents dogmas dont dopamina dormimos duane duche ebulição efetividade elijah embratel empreiteiro encaminha encolher
    0 encorajamento enfiado enrico enriquece entenderia entristece ernst eróticas escolham escrevesse espancada especializou
    0 espessa espinhal espiritualmente espécimes estiloso estrague estratos estrelando eucaliptos evolutiva exagera exigimos
    0 existenciais exorcista exploda extraordinariamente falemos ficámos fig firmados fisk formalizar fortalecido fosses
    0 fraudulenta fritos fukushima funcionalismo gail galeão gaste generosamente generosas geométricas giuliano glauco gleisi
    0 glossário goals greenpeace grifes growth guess guga hang hannibal havaiana havaianas heads heaven hematomas henrik
    0 heroínas hobbes holy honestas hoover imaturo imperialistas inadvertidamente incomode incorporou incurável
    0 indiscutivelmente induz ine inspiradoras insumos intercontinental intermunicipal inundado inusitada invoca issn istoé
    0 ives iê jacarta jing jor juscelino kami kimi lagosta lamas larson lawson lean legacy lilith localizá longínquo loreto
    0 louvar lyndon machuque malicioso marcações marionete maru matriculados matteo maureen mecenas mediocridade mediterrânea
    0 melancólico melhoramentos mencione midiática mijei minimizando minute moralista moran mores morno movimentadas mudos
    0 multicultural musicalidade naipe nair naked nalguns narradores navy ness normalização nádia náusea obedecendo observava
    0 obsoleta octavio paine paisana palanque palocci papagaios paramilitares participamos partners pastorais pausas pedroso
    0 petiscos pide pinça poupem pratas precisariam predomina premia presumir preza projéteis prometa provisoriamente
    0 pseudónimo psicanalista pulei purple quartinho quebro quiero radial realizava recital recordando registadas regularizar
    0 relvado renais rendido represas resgates revogou ric rolls rooney rosca rotary rousseau salaam saxões saúda sci seguram
    0 sentinel setecentos setlist shoot sit snap sobrenomes somada stacy startup sufocando sulfato sum superlotação
    0 supervisionado superá suportados surface suruba susceptíveis tacos tanga tanya tar tatuapé teacher tecnologicamente
    0 templários tensas teológico tesouras tipologia told tomá topic trabalhasse transplantes trepar troika trâmites térmicas
    0 universalmente vagando valas valentia vaquinha varginha vendiam vhs vicia villarreal vips visitem voga vogais warfare
    0 xoxota yong youtubers zig ácida óvulos úmidos abrahão abrigou abrupta absorvendo acabados adilson aditivo adjacentes
    0 administrou adutora afetivo affairs afirmavam agimos agrava agrupar aguardada alcançamos amaldiçoado ambígua amiguinha
    0 analógicos anexos angustiante aprenderá arantes arcaico arguido ariane arqueológicas arrancado artesão arão assustando
    0 astrônomos atendimentos athens autenticação avengers bainha barbudo barricadas batalhar battlefield beginning benton
    0 bençãos bilheterias bjos bloqueadores blow boni bonner bope branquinho brit buffy cabinda cancún canindé capes
    0 cappuccino capturam castelhano castello catastrófico cavaquinho celestes celine championship chateados chernobyl chick
    0 chicletes chin chopp chupeta chuveiros cinegrafista clandestinamente colhidas colou columbus começaremos comparam
    0 competitivas compilado comprometeram compton conceituados concluímos concretizou condecorado condicionantes conduza
    0 confidente confunda confundida congeladas conservados constance constantine continência contraditória controlava cornell
    0 costeiro cotidianos criticados crossing crowdfunding cupcakes cômodos damian debatida debilitado deflagrou deliberações
    0 deliciosas denominou densas derretendo desarmados desbloqueado descrevia desejarem desistam deslocaram deslumbrantes
    0 desmonte desperdiçou det deusas dianteiro didática diocesano diversificação divulguem dix djalma dmitry dolorido
    0 dominadas dove downey dublê dócil edo efetuadas eficientemente elba eleitas emigrar encaram ends enfurecido ensinamos
    0 entrarmos environmental epidemiologia ernie erotismo escorregar escudeiro escutamos eslovénia estampas estares
    0 estatisticamente estejas estenderam estimadas estimulados estudio exaltado exterminador extremista famigerado
    0 familiarizados fartos fds fechava fernandinho ferreiros finance fiável florescimento formalidade formatação forms frade
    0 friendly frustradas fuentes fumam funil galardão galdino ganharão geme genealógica geoff german gertrude gestapo
    0 geógrafo gino glock godzilla goodman gravadoras gravida grill grow gsm guetta harpa heller herodes hesitar
    0 heterossexualidade hicks hockey homeland homenageados homero hospitalizado héteros iminência impala implementou import
    0 impulsiona inacreditáveis inalação incessantemente incorporam inseparáveis insistente intelectualmente intento
    0 internados intitula intrinsecamente inundar inventam investidura investiram inválida izzy jennie jillian jiménez jm jugo
    0 justificativas karine keiko kindle largando lembraram levantem levarei libertando liliana lm localizam logotipos lupa
    0 lusófonos maicon malte mamadeira mangueiras maquete marcará marionetes matrimonial mayo mcgill means medalhista mediada
    0 menus mimosa minecraft miopia miscigenação mme modificou monaco monsieur monsters monty motivadas moving mts mujica
    0 multiplicado multiplicam multiplicando nadinha nascar nay nfc nilson nitrato nobody notam notoriamente numérico obterem
    0 odisseia odivelas olivença ones opening operatório otima ottawa ovário palitos paras pedirá pedófilos peitoral penelope
    0 persistem photography picape pitty pitágoras piu planeada pompeu pontuar posou prestigiar proibições propulsor provem
    0 provoque pulga pôquer quantum quietos raja rastreando rate reavaliar recall recenseamento reconsiderar reg region
    0 regulamentado reivindicando related relatora remate repetições resultaria retardo retângulo rezem rhode rosé rowan
    0 sabina safadas safadão salsichas sana sangria santoro sarampo schultz sebo serpa shops simbologia slogans sociabilidade
    0 sodré sossegado standards statistics such sung sunitas sw sílvia taquara tarja terapêuticas tess tip tranqüila
    0 transformará transportadas tris trovões trâmite tucson turcomenistão unita universalidade urbanista utilitários
    0 utilizava valorizamos vasquez verificadas vetou visor vp walmart waterloo wear wilhelm wilma wolfe ximenes abusam
    0 acalmou acolhido acordarem actas acusadas adiantada adoptada adoptado adotiva afazeres afetos affleck afilhado agitando
    0 alimentícia amavam americas amputação analítico aninhos anonymous anseia antas antecipou apostei aq arles arrebenta
    0 arriscam arrival asiáticas aspirina atendê athena atrevida aumentem automobilística avental avisada bah baião bao
    0 barbearia beneficiamento benevolente benéfica bilionários biquini bk blackberry bridget brusca bóia caesar cajazeiras
    0 calha caminhamos candelária carismática carnal carregamos cartum casuais catadores catecismo cavalheiros cersei ceu
    0 chegara christmas churrasqueira cibernético cit cobb coloquial combatido comemorativas comendador complementando
    0 completaram confraternização congelando conluio copy corolla corrigiu cortava cospe cuco cumprirá curvatura cântico
    0 cível daenerys daphne debatidos debra decisivas declare deco decréscimo dedicatória dendê depressiva derretida
    0 desabrigados desarmar desastrada descartados desmoronar desocupado desperdiça diabólico dickens dirigi dirk discursou
    0 disponivel divorciar dizê doada dobre doidão dominava dory drogados dualidade dying eagles eita electra electrónicos
    0 elimine embalado embarca encarou encriptação enjoo ensinadas environment escorrendo esmagou estanho estendidos
    0 estrangulamento estreante examinado excedentes excitada explicaram explicativo fabi fact faleceram faminta favorecem
    0 feijó felicitações fetos filósofa finlandês flagrada flertar fofura formulada foucault fracassar freqüente gago gaivota
    0 gauss gc geladas giras globalizado goodbye grayson gritante gritaram groove grudado gs guaranis gulbenkian halsey
    0 harding harmônico hayek herb hezbollah hobbies horrivel horroroso iluminadas imaculado impressoras improváveis
    0 incentivada inchados incomodava indesejada indevidamente indio ineficiência infecciosas infringir ingrato inibidores
    0 ininterrupta inseriu instrumentação intromissão irresponsáveis jansen jericho jipe joalheria jumbo juntamos juízos klan
    0 lagarta lançará leda len lexie libertos livrando lorca lucien lumpur lênin lírico mamma mancini maníaco marcamos marge
    0 matadouro midiático misógino morrerá motivacional motociclistas motriz mueller muricy muriel musas nani neurologista nia
    0 nostálgico ofereci oferecimento oficializar oie omitir optimus outrem ouvidor paisagismo pampulha pareceram parquinho
    0 partilhou parts pedreiros penedo peralta perceberá perspicaz pesquisada piccolo pigmento pilotagem platform pluma
    0 podridão ponce possas possuímos precisares preparador pretendida preventivas primordiais proferidas prole proporcionais
    0 protegerem protesta protestaram psico psíquicos putz péricles quand quentinha rabelo rachael raider reaberto recusava
    0 reflexiva reformou remetente repelir replay residindo ressalva rolha romaria rondon roxas sacerdotal sagrou savannah
    0 seringa severino sgt sionista sito smoking snapchat soberba sobriedade socio sofrerem solvente sosa spence subam subo
    0 sugeridas sui supreme surrealismo sílabas taca taquicardia taste tecnico telégrafo temperada tennis tessa testemunharam
    0 tg tiempo tiranos tofu tomavam torção toxic tracey traduzem transformers transmissores tratarem traçando tróia twain
    0 ulysses umm urbanística urge usaremos utilitário utilizo valdés verificam verificaram vexame vidigal vingou viradas
    0 vogel voltariam vulto whitman wonderful wrestling xiao xxiii yorkshire zhao âncoras abd abriria abusivos acessá
    0 acostumei adaga adentrar adicionei adiou afluentes agendadas agents agraciada agraciados agradeceria aguardavam aguentei
    0 albany alberga alda alegórico aluguéis amazônico amnistia anedotas anexa anticoncepcional apanham apareço apart apartir
    0 aproveitamos aproximarem arctic ardendo argh arkham armani arms arruinada artist aspirar assumisse astuto atirada
    0 atracção atraídas ausentar autocontrole automatizado avistar az açougue açougueiro baleados barranco bastardos beacon
    0 belenenses binária blazer blind blockchain boceta bolseiro boone bordão brechó brisas cabaret cafeteira cajado capitania
    0 capivara caravanas caribbean carnival carruagens carrão cartagena cartéis cary cassinos catarse cativos cavalgada
    0 caçadas cedae celebramos celia chandra cheiroso cida coiso colhe combat comores compartilhá compensações compulsória
    0 cona confecções conhecedor conservando construí contactou contarem contemplando contradiz contraposição convidei couple
    0 cracóvia craft cultivos curam curtirem decorativo decorreram degradante denominar deparam desacato desconstruir
    0 desejaria desejáveis desfeito desocupação difamar dignitários dinho discursar disputará dudley durabilidade durará eaton
    0 eb ecumênico educando efectiva efectivo elixir emana emicida emigraram eminentes encanamento encenar encore engrenagem
    0 enquadram enredos entardecer entraves envolviam erga escadarias escamas espancou espaçonave especificidades
    0 espontaneidade espreitar estaleiros estancar etec eunice evolutivo exageradas excessivos factory falhamos fantasiado
    0 faustino felinos ferem ferozmente ferrer finjo fisiológico fisioterapeuta fix flagelo flashes flyer folclórica forenses
    0 formigueiro fs gaivotas gd geradora gincana glam glasgow gravíssimo grevistas gross harmônica hathaway hebraica
    0 herculano hiena higienização hubert hydra idealmente inadequadas incendiário indecisos indignados informem informes
    0 infortúnio iniciei innovation inpe insensato inserem instalei instruídos interventor intestinos intolerável intrometer
    0 inventores ipc itatiaia jacareí jarbas jayme johns joo junqueira júbilo kali kgb lacre lange lasers lauderdale laudos
    0 legados liberaram libertaram libertá lie lifestyle loca lonely longitude lusofonia mananciais manipuladora masp maverick
    0 medíocres meets melhorem mijo mikael milagrosamente milenar milicianos miocárdio moicano monetários morfina moços mps
    0 murdoch musculatura méndez místicos namorei natalino neurais nichols oak oaxaca oit olhas oligarquia operou orifícios
    0 orleães oscilações ossétia ota ousadas outdoors outorga packard palacio palmeirense papá parisiense peck peculiaridades
    0 pensasse perdura perucas philadelphia pilotando pixar ponderou populismo powerpoint prateada pray preenchidas pregam
    0 prejudicados proclamada proença projetor pronunciamentos propicia publishing purificar quantificar quórum rana
    0 recomendadas reedição reeleger ref reitera relations remova repassou represália resignação resolveria restringindo reuni
    0 revendo reviews revolucionou risk rivas riverdale row sada salvam sansa saxofone sbc scale score sentava siempre
    0 signatário simbolizando simbolo sobrepor socioeconômico solicitadas solid somewhere sorteado sorvetes stuff suavizar
    0 subway sugando suprimida sykes tee telegram terre testemunhado theatro thornton tonalidades torturando tosca tout
    0 trajectória tramar traremos trópicos tubulação twilight tácito tímidas underwood unirem uri ursa ué varrendo vencerem
    0 vencidas vencimento verdiana vingador viramos vitro voip vázquez vô waldemar waldorf warriors weston write xamã yankee
    0 yates yoon yuki zagreb zombando ávido abdel abençoou aberrações abraçada acidentais acionou activamente adido admiram
    0 advindos afectado afinação afundado almost alucinante anarchy andina andorinha anfiteatro antemão aparentam aplaude
    0 apoderar aprendidas apresentasse aprove apê ars assembléias assinem assola assumam assumimos aumentaria aurelio avis
    0 babado babylon baixinha barganha basket baço begin beijado benito birmingham biênio bióloga bloomberg bolivia bonés
    0 borel both bots bovino brotar bruços cabrito cadência cagada callie cameras cansam canudo capta carcerária carecem
    0 carris cats cazaque cegonha celulite cenouras cerâmicas chakra cheddar chez choose christophe cisterna colectivas
    0 coletou combateu comento começarão comp comportas comprimentos comunicamos conclave cones conferencia configurando
    0 confiscados conseqüente consonância consumer contabiliza contraído cosa cosplay credit criancinha cristas crivella
    0 cupons cólicas default defenderem denunciada deparo derrotá descolar desliza desorganizado determinaram devaneios
    0 devassa devir dimensional dirigiam dixie diácono donnie dotar duplicar duvidando dx economist edil edp efetivação elia
    0 elise eloquente empreiteira enfrentaria enganosa england entres epoca esmeraldas esperteza espeto essex estalar estipula
    0 everybody evitadas exacta exagerados exagerando exageros externamente fame fascinação favoreceu fechá feelings ferrão
    0 ferve feudal fiada figueroa filosóficos fixados floricultura fontana fortalezas franqueza frequentado frontais frouxo
    0 fundiária furtar futebolista galões gareth georgiana gerhard gigantescos gladys gracioso gremista grutas hamburguer hash
    0 haters histoire histérica identificador identificamos igarapé ignoradas ima imaginaram imobiliárias implantadas
    0 imponentes indigno inibição inovando insinuar institution interacção interamericano interlagos jaca jacksonville johanna
    0 judo juninas lancaster lavrador laís legitimação lessa liliane linfoma lit lizzie logótipo lolita lutarem macarthur
    0 macri maggi magníficos manchado manchar mandas mandasse manias mantermos marguerite mascarar mashup masturbando medley
    0 mirassol molhos mom monet monóxido moonlight mpt métricas nb negociada nelly neoliberalismo nikola nilópolis nocivo
    0 nonato none nottingham novais ode odores ogro olhasse ordenaram oskar ousar ousou pacíficas paquera paquetá pararmos
    0 parisienses parteira pastoreio patria patrimônios patrulhar pedais pedreiras penitenciários pensada perdermos permeia
    0 perth pinhão pioneiras pipas pisco pitoresca places plasticidade plínio popularizou pornôs pound pow prb precipitado
    0 preconceituosas preconceituoso prestada previsíveis proclama proficiência pronomes protector providencia publicas pull
    0 rachar raciocinar rajadas recicláveis reformular regressam reivindicou remessas repetia representaria resgatada resource
    0 respeitoso respiratórios ressentimentos retidos revolucionar ribamar ricci rochosas rockstar roh rolam rotineiramente
    0 rímel sadie sage santomense saquinho saud secretárias sega seguidora sequelas sequestrados servidas severiano shelton
    0 shenzhen sick siena silicon simultâneas sobressai solaris stahl stefani stokes streams subjetivo sufocado sumaré sumida
    0 surpreendi sustos tarantino tardar tariq tear technical teias temperos temível terminados termômetro thanos tk tomba
    0 torturou trilhão tristan turnês ufba ultrapasse usuária utilizem verificamos vespas vesícula videoclipes virava voltaire
    0 vomitei wah written xl yesterday yusuf ágeis águeda áries ícaro abrisse abusou abutres acenando acharia acidez
    0 acolhedora acostume acp adaptaram adereços ado agitados alfaiate alienado alinha alisamento aloysio alê ambientado
    0 analfabeto andres aorta apocalíptico apreciamos argelino argumentaram ariadne ark arranjei arremessar arroio ati atm
    0 atrapalham babás baltazar barbatanas barker bartlett barça batedor batizar batizou beneficiada bengali bibliográficas
    0 bong bradford brant brennan bright brownie burocrático butch cachoeirinha caicó camomila canivete capô carecas carolyn
    0 cartaxo castiga cata cate cavando cegamente centeio centelha charutos cincinnati cirrose cisternas cocos coitadinha
    0 colhido colidiu começara commander comovido compactos complementam concebidas conciliação condenaram confiscar
    0 conseguissem contactado contentamento contestou convertem convicto credos cristandade crivo croft cromwell curando
    0 decepcionei decolou decorativas demite demoníaca derramou derrubei desbloqueio descarada descartadas descolado
    0 desconfiada desconheço desertificação desintegração destinatários destinou desça devastou diabólica diagnosticar dinis
    0 djokovic dmitri dolby domain draper durant during eee encantamento encontramo encontrassem encostou enfeites entendidas
    0 entorpecentes erradamente erramos esclarecidos especificadas esplêndido esquivar estadias ethel eugenio examine
    0 executivas exporta factura famalicão farrapos features fedorento ferias fermento ferragens fiesp figurar finch flagrados
    0 flamenco flowers fluentemente formoso frades freguês funcionem fundamentalista furor fuzilamento gemer genesis
    0 geométrica ghz gilvan girou gnr godinho gohan goytacazes graduando gritavam grossense grotesco guardá guarnições gunnar
    0 gv hai heranças hierarquias hist hombre homepage horace hotels hélder icônica idealizadores iludido iluminismo
    0 imobilizado implantou implementa impopular inclinados incomodados inicialização injetar inseguranças insta instaurar
    0 insígnia intensificando intimidado invernos investigue iphones irreversíveis jacarepaguá jewish johan jornalísticas
    0 jurassic kaká kia kiki kiwi lag lagrimas lambendo leaf lebron legitimamente lemes lendários levantamentos levantamos
    0 liberam libertária limões linus lucidez lurdes léguas macabro macedônio mafiosos maquinas maroon maroto mater math mexia
    0 mf microbiologia mig minhocas mistos moacir modulação mondego monumentais moramos moya muerte musculoso muy namorava
    0 negocios nepotismo nes norfolk normalizar notórios nous oakley obsoletos ocasionou oe oleoso olímpio orgãos orientadores
    0 orientou orquestras orvalho oss otavio ovnis pacientemente palpável paradoxalmente pari pastelaria peculato pejorativo
    0 permitiam perpétuo perseu pesadamente pilhagem pimentão plaquetas plastic plate politécnica polímero pontinha
    0 pontualidade processuais pulsar pérsia qg questao quina radialistas raid rambo rasgando realizavam receptividade
    0 recolhendo recorreram recorrência redefinir refutar registaram regulam reign relax remunerados repousa reprodutor
    0 requalificação respeitáveis retos ridiculo rinocerontes ronan rubem rústico sachs sands sangrentos santi sarcástica
    0 sargentos says segmentação sensacionalista sensatez sentimentais shooting sinalizar skip sobrecarregado soltem somas
    0 soraya soriano spread stargate steele stripper sublinhar suficiência sumatra surja sussurrando sync taguatinga
    0 tchauzinho tenciona tenório tomense tornada torradas trajecto trajetórias transmita trazes traçados tremendamente tripas
    0 turbulento tutores tyrion tártaros túnica ucs ultrapassaram unisinos urca usarão vagar vaiado variabilidade venenoso
    0 veraneio verbete verniz viga vigorosamente vinculação vinde viraria virtuoso visitamos waldir wizard wolfgang zoneamento
    0 áridas abruptamente acatar aceitará acupuntura adalberto administrando adorada adrienne afastem aha akon alvares
    0 alvorecer ambíguo americans amido analgésico aneurisma angustia análoga apex aprimorado arquivada arrecada astúcia
    0 atenciosa avance bagaço bailarino banhada banhado baniu barém bebezinho belfast belgas bibliotecários bim bombear
    0 bombons boxer brewer brick brochura bubble bucha buriti buster cab cabeleira cairão candidate caninos cantamos capota
    0 caracterizou carbon cariacica caribenha carma casagrande casarem cascos castanheira caçamba chechênia churrascaria
    0 cicero circularam circunda cisma citizen cnh cobri cobro colidir comerem comiam compartilharam compensado complementou
    0 complex confessando conhecíamos conquiste considerarem conspiradores convocadas cooperando copie cordeiros coreto
    0 crioula crucificação córnea darfur def defronte dejetos delay denunciaram deparamos depositadas derrama derrocada
    0 desconcertante descriminalização desenvolva desfalque desfrutando desmaio desnecessariamente desordens despedindo
    0 desperdiçado destinação detalhou ding direciona disparidade distorcido docência doll duff eder electro emitiram emotivo
    0 encostado enemy enquadrada entendiam entrarão envenenar enxergo equilibra erguendo errando escoceses escorrer escutava
    0 estampada estatueta estelionato estendidas estopim estreitamente estupradores eun excessivas existissem favorecidos
    0 federados feições fictícios folhetim fotografando fra fraquinho freestyle fuji fulminante fumou fundamentação
    0 futebolística garoa geradoras gerardo gloss grafia greek grupal guará guilhotina hana hastes humilhou hunger ienes
    0 imoralidade importantíssima inativos inconvenientes indefesos inibidor injecção intuitivo inícios irmao italo janice
    0 joca jungle kernel kilos labrador largue lavradores lennox libaneses ligarem lilia limpador lips louisa loulé lousa
    0 lovely lovers loção machu magias malaia mani manolo mantiqueira maracatu married matagal matarem materialismo mayara
    0 melanina mentora migram milwaukee mineiras minerva minoritários minuta mises mixer modas molhe monitoring monkey
    0 monstruosa monstruoso munhoz mvp narciso narrou nathalie naturalizado nct negrito nell noble nor nuggets nuns nutrir
    0 nódulos obsceno obtivemos ochoa omaha oncologia onibus opina ortodoxas otra ouviam ouvisse padilla padronizado pah
    0 palazzo parecemos passarelas pastéis paulson pcr pedalando penteados perdigão permanecido pertencimento phantom pins
    0 piolho pirulito planning porcas posters pousadas povoamento poças pragmatismo pregado presidiários pressionados
    0 proeminência publicava punha punitiva qe qualificou quere radioativa radiografia raposas ratificou recent reclusos
    0 recorrido reerguer reformistas rega reiterou reivindicam remote renee reproduções resumidamente retornos retratou
    0 revestida richardson rift ripley riverside rohan rollins romanas rosen rotunda saladas salvadores sangrentas sant
    0 sapatilha satisfazem satírico sauditas secagem sedia sentidas servirem sides siemens simpatias simultâneos skins
    0 soletrar sombrias souls splash streep subestimar subjetividade sucumbir sultan sunita supervisiona supervisora supply
    0 suspeitam sínodo tanner tau tay tcm temida tendão tentador tentaremos tibetanos timorense tino tocas toga topos
    0 transfusão travadas triângulos tudinho ugh valdez vargem vazaram vigorar vigésima vinheta viralizou vizinhanças
    0 vulnerabilidades wants willard willow wp yoko zo abusivas acapulco acertam acerte acrescentada acrescido aderindo
    0 adjacente admissível admitida afegã afluência agent agrupadas ailton akbar alagamentos alicerces aloe alquimista amg
    0 andante andem ang ange anotação anulou apareci apegar apetecer aprisionados aproveitá aquaman arrumação assumidos
    0 atalanta atentas auxílios avisamos ballard bananeira barlow bashir baterem beca bette birmanês bisavó bloquearam
    0 bloqueie boina bombom bongo boquinha brie brigaram brilhe caga caldwell cambada cancele canibal capilares capitol capri
    0 cardiologia cardiovascular caretas cargueiro carlisle carlito carlota casulo caudas cavalinho celestino celtas cerejeira
    0 cestos cet choramos chronicle chuteira circulante classificatório clips cnpq cobarde coerentes comandava combinaram
    0 compartilhamentos compreendidos comprovem comunicada concentre concorrem concorreram confessional conforma confúcio
    0 conglomerados conjugais constantinopla constipação contabilizou contenham convergente conversor cpt cremes cremos
    0 criançada crow cumprimenta cêntimos daytona debilitada definitivos desanimado desapontamento descontraído descrédito
    0 desenvolvia desilusões desire desonesto desperate destituição destituído devedor diabético dispensando dispenso
    0 divorciada divorciou django dormente drenar dumas durban dwayne dé eclodiu eia ejaculação enfatizam enigmático enlace
    0 enrolados enrole entrassem entregá entroncamento equitação erguidas esbarrar escárnio esgotaram espermatozoides
    0 esqueceremos estacionamentos estate estenda estrelar esôfago evoluem exaustivamente exibia existimos extraídos fabian
    0 fallon farelo fedor felino fic fidalgo figo filmadas finalizadas financiadas fissura florêncio formarem fumado fume
    0 fúteis gabarito gangster geológico georgina giratória graxos guantánamo guinada harcourt hearts hediondo heleno heroi
    0 honolulu horrorosa humanizado humilhações húmido ich idosas iluda incluirá inerte infectar inflável informalidade
    0 infusão inofensiva inquietante inquieto instigante intendente interferem interligadas interligados invocando irineu
    0 irish ironias irreconhecível janis jonah joon josefina juvenal lembrarem ley libido lightning limpou linden lindíssimo
    0 literacia lobisomens lotadas louie lowell lésbico maldades malefícios maliciosos mandala maquiagens marcão marines
    0 massive masturbar matilda mavi metabólica mica migrando migratórias migratório moleculares monitorada mosaicos
    0 mostrarmos motivando movia mudá nara naturalista naughty neurociência neurologia objetivas obstetrícia ocorresse oiço
    0 ontário operations oprah optado orbital oremos orquestrada pad paletó palheta pap paradoxal paranóico passatempos
    0 passividade paulatinamente pecar permitimos perua pingando plane plot poderás pokémons pontaria ponteiros poole posando
    0 precedida premiou prestadas pretérito productions proof quadrinista questionaram quiet ran rebel recomendam reconhecia
    0 recuperam redigiu regiao repassando reposta reprodutores repudia requisitar respeitosamente retornarem rivaldo rompido
    0 rotativo rotações rublos río sabiamente salariais sap seen segurem septo serafim sessions simplifica sinusite
    0 sobreviverá sofrerão sofriam sonhadora sonhadores spice stands sucedem sugeria sunrise sussurros sábias talo tangível
    0 tensos thelma threat thug transcendência transeuntes transgênicos traumatizado treinam tromba trombone trombose tronos
    0 trouxesse ursula usabilidade valorizadas valorizou valverde vassouras veleiro veterana victória vigo violencia vitrines
    0 vlt vogal vulcânica vía wolff yun zachary zerar ía abaixe abdicação abdicou abençoa acabariam acne activista actualizado
    0 adormece afegãos agasalho aglomerações aguilera agüento aham ajoelha alcançarmos alegoria aleksandr alento alimentadas
    0 alojado amaldiçoados amamentar amarildo amesterdão amp analfabeta antepassado anteprojeto anymore anísio apaziguar
    0 apressada asgard assumirem atadas atendi aterrar ativados avaliador avatares bane bash battisti bennet beyonce bezerro
    0 biden bills birds blink bolão bragantino brotos bucetinha cacto caiçara calafrios caloroso campa capcom capture
    0 cardiologista carrier carroças casanova cassiano castiel casé cau celebradas certifica charuto chegaremos chevron chong
    0 circus claque clarkson colton colírio compensada computadorizada conhecerá contadora contesta contrariamente convencendo
    0 corpinho corretivo cotada cozer credor cretino cristovam css culinárias davenport decerto deito delações delicadamente
    0 delinear dent dependemos depositou derrick desabamento desacreditar descalços desconectar description desertores
    0 desfiladeiro desmaia desmaiei deteriorar detona detonou dicaprio digitação discutiam disputaram distorcer dobrando
    0 doherty doloso dorso dubois durmam educadamente eletromagnética elitista emaranhado embarcado embarcando embreagem
    0 emocionados enaltecendo encarregou encenado endurecer enfiada enraizada enrola entrevistando enxame espantalho
    0 estabilizado estadista excerto excitantes exigiria expirar explorações expressado fabricam fafe fal fem filantrópicas
    0 fluidez flutuação fluviais foods fragoso francine frau frazão frenético fry gadgets gastronômico girava godfrey golaço
    0 gostavas granger greenwich hamid harmonioso hb hebreu hon hoy humilha hun hurley hz ica ignorá ike ilustrando ilya ilê
    0 imerso imitações inclusos inconformado ind indaiatuba indeciso indecisão indiferentes indiquem inequívoca infindável
    0 inimizade insatisfeita insights insucesso intactos intencionais interdisciplinares interview investment irada itabaiana
    0 jah jaquetas jereissati judaicas jutsu kato kieran kkkkkk kofi kuala lancer latinhas lavadas leg legitima levantes
    0 liquido lixos loba loose lowry lung lúcida magma majestoso maldoso maltratado mamando maquiar marche marcondes
    0 marginalizados martinelli matriculado mediar memorizar merecedora mereceram mergulhador mesquinho metia micronésia
    0 migratória misticismo mobilizados mobilizando molhadas montadora mooca movimentados movimentou mulata murillo
    0 musicalmente namoradinha nanotecnologia necessite nights nitro nx objectiva odiando ofendendo olhinhos oras oratória
    0 ordinários ovni parassem passariam patrocina patrocínios pedalada pegá pelados pep perdidamente permaneciam picchu
    0 pistoleiros png polímeros pontifício porões precisaremos predisposição preparavam prescrito presentinho presidido
    0 previne projecção prolongadas promova proponentes propunha pupilas qualificadas quintino rainer rea reabilitar reabriu
    0 reboco recolhem reconstruída reconstruído reduziram reggie rena requisitados requião restinga retardada revive riam
    0 ridley ris ritz rochester romney roqueiro rosada roubarem roupagem sacana sakamoto salientando samambaia sandes
    0 saquarema saíssem schulz seasons sebrae sedento sellers sentirei sequela serenata shark simplificação simula singapore
    0 socioambientais sofía solution sonhe sox steal strikes substituíram sufoco surgiam súmula telefónicas televisivas teori
    0 titulos tocamos tolerantes tosco totem transgênero transições tratei trf trigger tropeçou trufas tulipas tuítes
    0 urbanístico uses vacinados valeram vaughn videoclip violence viário vpn vás warm warwick wash wikimedia witness xana
    0 xelins xis zheng ímã abatida abin absorventes acenar acórdão adaptador adaptam aderem adestramento adiando adquiri aew
    0 afa agarrada aguentaria alcione alinhadas almanaque alucinação alvinegra amparado amplificação anexado anónimos
    0 apareceria applied aprofunda arménio arrependa aruba assimetria assombração aston atirei atraia atrevo aubrey
    0 autoconfiança autoritários autênticos autónomo avaliadores aviador axe ay azulejo babi bailarinas barrado beast beijá
    0 bells benin bernstein bios birra bleu bolivianos bombando bonaparte boêmio broche brody bruscamente built bule
    0 buscadores cabrita campaign campestre captada caraças casquinha cassol cautelosa caídas celestiais censor centauro
    0 centralizar certified chapinha character chemical ching chiques chita choco chuteiras clt cogita coletada colocavam
    0 comentador comercializadas comestíveis comove condicionador condizente conhecessem contaminar continuassem contêineres
    0 convenientes coreógrafo cortador costello cruze cuesta curtiram cuspindo defendidos delineado demolido depressivos
    0 derrubadas desapontada descascar descritiva desenhe desespera desiludida desligaram desmascarar determinará dg digimon
    0 dip directores disseminada dissessem divirto diy doaram dobras docinhos dormentes drogar durando durável dutos díli
    0 easter elos elucidar emissário empata empolgados empírica encalço enchi encorajando endereçada enfraquecendo enfrentei
    0 engolido entrave escurecer ese esfaqueada estendia estrelada ez facilitador faturar faxineira federer feeds feijões fell
    0 felício feriram fertilizante fingia fitz flint fnac fortalecida française frequencia frontera frustrar fusões gabby
    0 gastas gatinhas gaviões geológica geridos gets getulio giants gillian glorificar goethe gondomar grajaú grosseria
    0 guardiã guaçu gênese hab habib haitianos heath horton hua humanitários hundred hídrico idolatria imp implementando
    0 implicaria importamos important importei inadequados incipiente independencia inexplicáveis infinite inflamável
    0 informatizado inseticida insultado intercessão interligação interpessoais intimado intimida introduziram inventadas
    0 irvine issues jaboatão jacuzzi jamil jockey johansson judd kenya kills largam lesa lesoto lgbts limpinha liquidez lon
    0 ludmilla magníficas maquinaria materia matrimónio meade mexam minuciosamente misses monitoria montijo mud mulherada
    0 murdock místicas nai narcisista narizes nathália navas negrinho netinho ninhada notamos nórdica oas olaria ondina
    0 orchestra ordinárias organizamos orson pandeiro paraisópolis paraísos partilhando penetrante perguntavam perseguidores
    0 pertenço peruanos pescoços piazza pijamas pingente pintava pirate pisei plugins pokemon pollo pombas portalegre potro
    0 ppv praticava predominantes premeditado presságio prestigiada prioritária proc proezas progredindo prolongou promissores
    0 provada provincia psiquiátricos pussy páreo qt quimica radiador radioativos ramsay reafirmando reclamado reconquista
    0 recta recusada reduzi regenerar rejeitos relacionou relationship repassa repelente requisitado resolvê respeitou
    0 respetivamente restritiva retornei reutilização revisor rin robb rochosa romani rostinho route rute rítmica sab sabotage
    0 saciar sahara salgadinho saliente saltam salvado salvadora sanguessugas sauron sazonais seiva semáforos senzala seque
    0 shinee shun signifique simas sita sobreviverem sofram somem sucumbiu sufocante sujeitar sulistas supervisionada sure
    0 surpreenderam sword taipa taking tasmânia tenebroso tenor termal tirolesa torrente tos traem trancadas transcendental
    0 transformaria transmitia trevisan tribe triple ubisoft ufpb ufpr uniformemente ur vegano vegetativo ven venceria
    0 ventania veracruz videoconferência virarem vislumbrar viária wanessa xingando yet zumba éder abraçá achasse aditivos
    0 adoradores adormeci adotivos adult agradeci aguardente albanês alga alhos alicate alvim amargas amêndoa andebol antony
    0 anunciamos apagá apaixone araripe arianos aries arrancadas arrasado arraste asher atrelada aventureira avila avista
    0 azambuja azeri azia barradas batiam bedford benéficas bergen berlusconi biquínis bobão bol bombardeada boogie botei
    0 brave braziliense burocráticos cachorrinhos cajueiro camaro canudos caractere carandiru catastrófica categoricamente
    0 caçam ceni cfa chadwick chamamento cheetah cheney chope chovia clap clinicamente cockpit codificar codigo cognitivas
    0 cometas complô comprasse compreendia concluem condensação conector congênita conjuntivite conquistei conseguidos
    0 conspirando constrangido construtoras contento contentores contraditórios contusões conversível coordenando corneta
    0 cortem craniano creta criancas crânios cupins curdo côco daniella danton decorativa delete demonstrem derretimento
    0 derrubá descaradamente descarregado desclassificado desconectado desencadeando desenhava desenhistas desenvoltura
    0 desfazendo desmente desperdiçada desígnios devolvo diem diremos discuta distrações divergem diversificadas divertiu
    0 divindades dow duffy edmond egypt eletrificação elisabete empatando ems enchimento encima encrenca endividamento engoli
    0 engolindo enriquecida enteada ervilhas esconderam escutaram especifico espirrar esquecerá estagio estimulantes estragada
    0 estragam estupradas evaporação evidenciando examinados exclamou executaram executá expliquem explosivas extinguiu
    0 extintores eça faltará fatalidade fay faye filtrada firmando fluem flutuantes focas formem foros fortune fotossíntese
    0 fragilidades fragmentada fragmentado freyre fsb fumava fármaco gaba galega ganga garanhuns garantidas garça gastrite
    0 georgianos gianni gibraltar ginásios gramatical grandezas guayaquil hae hampton hasan honroso hornet houses idc
    0 identifiquem ideologicamente ilustradas imperadores imperfeita impugnação inconcebível inconsistente incómodo indomável
    0 infrator inner institucionalização interseção intravenosa introdutório involuntária itinerários jagger jamaicana jameson
    0 jango japa jelena jeong jn josie jurada kahn kc kléber kombi kristin laptops leto liars lidamos ligaria limit limpam
    0 listando literature louva lowe luce lúpus maconheiros magoei maiô malandros malcom maldonado maple maravilhado
    0 marchinhas marrons mem memoriais metalúrgica meteram minoritário miolo miracle miramar mobiliários moer moments monótono
    0 moratória mosqueteiros motivador movimentando moz nad naturalização neruda notificada novgorod nódulo object
    0 oftalmologista operárias orcs originada originariamente palavrinha papelaria paranormais partitura parvos parábolas
    0 passarmos paty pearce penalty pensávamos percebidos perdoei perseguiram photograph picard planeia posicionamentos
    0 possuia prayer precipitadas precocemente preenchem preencheu preferencia prelúdio prendido prestei prevalecem
    0 problematizar production propositalmente provérbio proíbem questione quinzena rabat radioterapia rala ramificação
    0 ramificações reativar recuado redescoberta reduza reflexivo refluxo refugiar reimpressão renegociação reprodutivos
    0 resistance retornava retornem retém revele ricamente rockefeller ros roteadores ruir sabine salame salina samora
    0 saqueadores sartori sep separações sequestrador sequestrou servirão siciliano silk simba sincretismo sintetiza sis
    0 skinny skywalker sn socioeconômica sometimes springsteen subidas submerso sucedendo sumária supernova supporting
    0 suriname suscitar tab talibãs tamar tammy tatuada taís tecer telepatia tentarmos theft thousand thread tornassem
    0 tornozeleira tossindo tranquilas transgressões tratará trey triunfos trágicos turbante twitteiros ufpe unilateralmente
    0 unlimited urano urinária usarmos vadim vaidosa valorizados vance varella variety verne verrugas verás vigiada vilar
    0 violinista viper virados vitinho vittar vocábulo vulgarmente vértice vômitos wai walters wat whey zayn zoologia ça ônus
    0 abeba acendendo acessam acrescentados ademar adormeceu aerodinâmica aeroespacial agende aire ajustando alegados alusões
    0 alzira amabilidade amã answer apoiarem apolinário apreende arab araucária arbitrárias argo armand arqui arranco
    0 arrecadando arrefecimento arrombada arruinado articles assoalho atacava atingimos automotivo avalon açafrão banjo
    0 baptiste benfeitorias bernardi bifes biomassa bl blah blaine blaise boots bordados botando bryce bêbadas búfalo cabeçada
    0 cabeção cadastrar caido calm camacho canastra caracter carver caríssimo casper cassar category cec celebraram celibato
    0 censurada centradas centrar cercadas cerejas cerrados cetro chaco charada chegariam chilli chrysler ciliar cinética
    0 clooney cocktail cogitar colheu complexidades comportando comê conner consultadas contabilizar corajosamente crepe
    0 crochê croissant culmina cute córdova deacon debatem decimal definitivas delgada demasia demográficos demolidos
    0 desafiadora descia descolonização desejaram deslizando deslocadas desorganizada destinava devora dies dietrich dig
    0 diretorias disease disparates distinguido distribuições dividimos divisória dolar domine días eller emos encabeçado
    0 enfeitar enforcar engajada enganos enlouquecendo ensaísta entropia enérgica equilibradas escarlate escorpiões escriba
    0 escuteiros esgotadas espinafre estabilizador esteróides evangelistas evitada excertos execute exemplifica expropriação
    0 faire fang farmacologia farmer femme ferdinand fialho figures filtração fitch fixes flagrantes flerte fodi foque
    0 fornecerá fourth fp fracassaram fronteiriças fugiam funcionarem fundadas fundamentalismo fábulas férteis gafanhotos
    0 gaiolas garçons globoplay gods goldberg gorro harlan hazard hidra himmler homogênea homossexualismo hotelaria humanistas
    0 hush héctor ignorem ilustrados imorais imprimiu impulsionando impurezas inacessíveis incendiada including inconsequente
    0 infestação influxo ingratidão inibe initiative inoxidável inspiradores intermináveis intransigente invisible invulgar
    0 iranianas jai jax jewel jingles joaninha juruá knew ladainha lajeado libertam lizzy loft loren lumia macaquinho
    0 maiúscula maléfico maninho mans marisco mariza marreta mathieu matutino maíra mercador meritocracia microrganismos
    0 mijando mineradores miyagi moby modal modelado modificam moo mostrador mpe multilaterais nasr neu neurônio newport niger
    0 novecentos odiada optimista option originados otro palacios pampa paquistanesa paramore paravam patamares patton pedrada
    0 pegasse peluda penetrou pentecostal penumbra percebesse perspicácia phi pias piauiense pirando pizarro plantados
    0 platônico porfavor porteira porventura pradesh pretenda prism procedeu propiciou providenciou provisórias pseudônimos
    0 punch punks punível qd quimicamente quinteto rabos radicalismo rahman raivoso realizá rebelar reciclável reilly reinou
    0 remar remissão repararam repassados reportando reproduzidas request revisou rinite rizzo robustas romão rotatividade
    0 rotular rudi ruivas safras sar sasaki sciences seat seguidamente selada selecionamos shall significância sinop sistêmica
    0 sj slipknot slot socorrido sofredor solventes sto subordinadas subornos subsidiárias sumindo superficialmente suprimido
    0 surjam surpreendo sutilmente suítes sóis tapada taro task teima telecomunicação titus tivesses toquinho transfira
    0 transformava transpor trenó trezentas trigésimo triviais trombeta trouxas ubatuba updates urdu utentes vagabundas velada
    0 vemprarua venenosos venom ventiladores vergara vg vibrando villanueva ville violetas warcraft weeks westminster xico
    0 zangada zezinho zimmerman ócio ósseo úmidas abrão abutre acentuou aciona acrobacias actualizar adoraram adore afectados
    0 ages agirem agradeceram ajusta aleixo alina alternância amamentando amassado amassar amina amoras anabela ananda anexada
    0 anexar antivírus aparte aplaudindo apostador aproximei aptas arbitrariamente arestas argelina arranhar arrepiado arvores
    0 assediada associativismo assumiria assuste astecas aterrorizada aterrorizar ativadas ativando atmosférico atom atrativa
    0 audacioso audax avelino aventurados barroca basil bastaria begins beneficentes beneficiaram bergman blossom bodes
    0 bombardeado bombardeamentos buckley bulldog bv cagou calam calos camaradagem camponesas cane caprica captadas captado
    0 cartoons cato causalidade certificando chats christoph chás classificaram cleiton cochabamba codificadas cognição
    0 colaborado colbert colhidos colóquio comecemos comemorada comemoraram comprometa comprovou compulsiva concretizada
    0 confessionário conforta confrontando conste contacte contarmos contrastes contreras converteram convocatória corajosas
    0 coçando cpm crea crescerá crescesse criminalmente cromossomos cultivando cumpram curativos cursou cólica daly dam
    0 defendidas deflagrada defrontar degustação deliberou delineador demorada depôs desempenhos desintoxicação desolado
    0 despertaram detonado deveremos diamonds dique discrepâncias dispomos dividas dize economize edi elegem embalo
    0 empreiteiros encontrámos engate entrelaçados entrevistador envenenada enxerto enxugar enérgico episode ereto erraram
    0 erudita escapado escocesa escorre escrivaninha esfinge esnobe esperarem estantes estomago estruturadas ets eureka
    0 evacuado evacuados exclamação exigirá explodem extravagantes exuberância facilitação fam feno feriadão festejando
    0 figurante florista flotilha flúor foot forgotten formalização fortaleça fosfato fotografo franciscanos fregueses frisa
    0 fruit fumei fundamenta gadget galardoado gargantas garth generalista genero genitália gill goleira gon guerrilhas
    0 handbook hediondos hemoglobina hernán holloway horária hume iago identificações ignoro implantados implicitamente
    0 impulsivo incisão incoerência incômodos indefinida indesejados indonesia inf inigualável insista instant instantâneos
    0 interceptado interpretá intocáveis inverte isentas isolante jar jerónimo jimenez join joss js judaicos kinshasa
    0 lanchinho ligamento ligasse ligeiros lipa lixar logrou lui luizinho lupus lyric lástima léxico lígia mademoiselle magoe
    0 mango manifestos markus marshmallow martial mckenzie medici meier mencionaram menosprezar mentirosas mess meteorológico
    0 miau milhar mint minutinhos misturou misty mixed mmm moana momentaneamente moser motivacionais motoqueiros mouros mucho
    0 mulan neguinho neuro neurológicos nh nielsen nocivas nocturno norm nuestra obtê ocultação palio panama panini
    0 paramilitar partilhem pdc peng pensemos perderão perpetuação perplexidade perturbadora perturbados pescando phyllis
    0 pincéis pocahontas poo porquinhos precedido prejudicadas prendo preserve prioritariamente profana projetistas
    0 promissoras providenciando puni puxo págs quadrantes quebramos quilombos quincy rasteiro rastos raíz rbd realizará
    0 rebaixada receberiam recordam refresco reincidência relembre religiosamente renascentista rendo renzo repassado replicar
    0 republicado requisições respondesse retoques retratadas reversível rf riquenha riscado rome rosberg rotineira ruralista
    0 saavedra sabbath sacerdotisa sacrificado saiyajin sang sapucaia saquearam sediou serrão servimos servisse significará
    0 sincronizados sith soc socando sociedad soldiers solúvel sortear soviéticas speech spiegel spp stephens stjd stupid
    0 subornar subsidiar summers superstições suportava sutiãs síndico tail tavira teca telegramas testamentos testemunhando
    0 teta thin tibet titia tocasse totalitário trancoso trinca tripé tulipa valentes vallejo vantajosa varrido vero viciadas
    0 vienna vigarista vilma vine vinhedo viveiro votorantim vv whats winehouse wyllys xo xota
    -1 abajur abanar acreditaria acreditas aeródromo afectada aff afiliação aflita afluente afrontar agito agradecidos airton
    -1 ajam alojados altere altruísta ambientalmente amianto amálgama animals annette anormalidade apreciados aprendermos arana
    -1 arcaica aristocracia array arrefecer assembly assinadas assinante atendam aterragem atingisse atinjam atraí atropela
    -1 atwood avelã average avistado avistou azenha baila baixadas balançou barrio barrow bashar bastilha beaumont bei beliche
    -1 beneficiará benevides bes bet biel biliar biossegurança blast bobinas bondosa borg botsuana brigado burnett bustamante
    -1 calmon caminhe candeias cantaria capacita carinhos cdu cearenses censores cercando certain charges choros chova christy
    -1 ciberespaço cinzentos codificado coletâneas colisões comodoro compadre comparáveis computing concentrava conhecedores
    -1 conquanto consideraria consistindo constituíram contaminantes contratuais cozinho cremosa cremoso criarmos cultivam
    -1 curvar custado dancei danúbio defensivas derivação desagrado descansado desconhecer descrevê desejadas desenterrar
    -1 desinfecção desmandos despercebidos desprezado dharma dificultou dion diques discorre divulgações doidas dolorosos
    -1 duradouros eastwood ecoa edmar eletrodos eletrónica els embarcaram emplacar emulador encaixou encerrados encerramos
    -1 enrolação envelheceu enviarem enviaremos enviaria esconda escorrega escovas esmaga esmagando espanca espancamento
    -1 esquecê estabelecerem estande estepe esticada estonteante estrelinha evidenciou exigentes existirão expirou extratos
    -1 faltado faraday fas fenton ferradura ferrando filipinos filippo floresceu fontoura foragidos formavam frenética
    -1 funcionárias fêmur gabar ganges gastamos gathering gatilhos gerenciada goodwin goya gramsci guardanapos guitarristas gym
    -1 habilitado happened hdtv heathrow helio heloisa herda himalaia hipotecas hirsch hola homen homicida hubble ilustradora
    -1 immortal impossible impulsiva imutável inacabado incluiria indicativos indulto inelegível ines ingerência inventados
    -1 irrestrita irwin itabuna jadson jazidas julgadas juram konstantin kuhn lanchas lançadores larva lavanda laws leninismo
    -1 leona ligamentos linkedin lisas liste longitudinal lotto luma macbeth malandragem malévola manifestada manifestante
    -1 mantivemos marcella maze mckay mea medroso melancólica mergulhando meticulosamente mile ministry modestos momentâneo
    -1 montaria mountains mubarak mulherzinha munch murad musk myth mútuos nakamura napolitano nationale natividade negan
    -1 netanyahu nf nguyen niki nl nutre nvidia obrigue ocasionar ogivas ogum olê onças orca oscars paralelismo parênteses
    -1 patenteado patrimoniais patti pentecostes percorreram perdoados piolhos pisão polaridade polonesa poluída possuiu
    -1 postamos pragmático pranto prestarem preâmbulo privilegiando produzirem proferir projetam psoe publication pulmonares
    -1 pulos pump pêndulo questionáveis quietinho rad ramona ratificar reaparece receptivo recomendável recriação referiam
    -1 reguladoras rembrandt rendem representem republicanas rescindir resgatá resistido ressalvas restaura restringem
    -1 retardados retirarem retroceder revigorante riram riscar rl rolagem rx sae salman samira scan secessão seduzido sentaram
    -1 sequestra sequestraram sertanejos sexismo shade sharif sharpe shut skank soberbo soho sorveteria sous steps stéphane
    -1 subestimado submarina substitutivo sucursal suely sufocada suites superávit surtar sv taipei targaryen teletransporte
    -1 tenacidade teo testemunham tivera tomb tombou torci totalizaram tranco trepando tudor unicórnios uníssono usassem
    -1 usufruto valesse vapores veados vencê venice veres versace vigiado vigésimo vingativa vingativo violaram viril vitorino
    -1 vm voraz vânia wired wise xisto younger ácaros érica abdome able abobrinha abrams acena acostumadas acostumou adiantados
    -1 afectam agarrei agenor agravo albums algoz alternada alérgico amarelado ameaçadora amour analytics anarquismo apelidou
    -1 aproveitados armistício aron arrebentou arrombar ashes aspen atenderam athos atrapalhe autoestrada auxiliadora avalie
    -1 aya açudes bagas bamako bandana barracos barulhenta bas bellucci below belt beneficio berros biográfico bless boaventura
    -1 bobas boulos bravas brigitte brigue bronquite browning burgess buscarem bélica cacho camaçari capelas cardiovasculares
    -1 carregamentos carregavam caruso casillas casinos catalães cativantes cavalgando channing chino cic cicatrizar cintia
    -1 circulatório cirúrgicas classificatória cobaia cobriram cohab colegio colors colour comedy comenda commercial
    -1 companheirismo complementação comprovando concedem concluo conclusiva conhaque conservada constataram consumismo
    -1 container contencioso contrabaixo contratante correligionários corrigidos corsa corso cortiça corão criasse criá
    -1 cruelmente crêem crônico cursando deb decapitado decepciona decidisse dedicamos delcídio delinquência demónios dentário
    -1 derrubam desanimar desaparecerá desejasse desinfetante desmantelamento desmentiu desonestidade despedimento destruidora
    -1 determinava devolvê diarréia dickinson dior discotecas dispondo dissolve diu draft dub duto ebc eclosão egressos
    -1 eisenhower eletromagnético emagrecimento embarcam emergindo enfermos enforcados engenhoso enlouqueceu enterra entregava
    -1 envergadura equiparação escolhia escorregou esforce espinoza esporos estalo estelares estipulado etnografia evidenciar
    -1 exageradamente exaltados explicava extrajudicial fdp feição figueiras fil filantrópica financiando fiques fisiológicas
    -1 fito fixadas flower fodas foo foras forasteiro fracassados frenesi friozinho gender genealogia getty gideon giovani
    -1 globonews goebbels greater grover guarapari guatemalteco guinea gula gulf habilitados hani harmon harém hemorragias
    -1 hereges hg hooper hospedeira hunters ibis identificáveis implicado implicou implique impraticável impunes incontornável
    -1 incorretas indolor infográfico ininterruptamente insider intencionado introspecção inusitado irremediavelmente isp
    -1 jabuti jackman jacky jaques jeferson jia jogasse jogá justificável jânio kal kel kirsten knowles lastro lembradas
    -1 leônidas limpinho linchamento linhagens listinha lite livrei logísticas lucille lutz machete maga mandavam marra
    -1 materializar maçons memo mensurar metalurgia meteorológica middleton minimalista motoras mudarão mulas mundano nadou
    -1 namoram narrativo natas naturezas navega nik nikolai notebooks noticiar nou nur observatórios odd oleosa olé omite
    -1 onofre ox palatino palo passarei patel patologias pauzinhos pavilhões pecuarista penetrando pennsylvania perfurar
    -1 pergaminhos perpetua pertencemos pessimistas petro pindamonhangaba pião planejavam polido posteridade poupando povinho
    -1 precarização preventivamente prisioneira procriação produzirá profa profusão proibiram proto proveitoso provendo
    -1 provençal proximos punhal pvp queiramos rabinho raoul rapina rasgo reaction recomeça refletido refrigerador regida
    -1 regressado regulada regulamentadas reproduzidos reservei reunirem revelava reviravoltas revisando ribeirinhas rosso
    -1 roussef rubin salamanca salmon samarco sapateiro sedex segundona semblante semifinalistas sharma shazam ships shout
    -1 sinagogas sioux skatista soberanas sq subirá submissa substituem superados suscitou sósia talismã tardou tarô taverna
    -1 tax term terminadas termodinâmica thiaguinho tibetana tirana tocavam tok tolerado torquato trainee transnacional
    -1 travessias travessão troia tropeço uhf vaia vasques veiculo venderem venta vestiam virgil virgin vitoriana volt vw vã
    -1 warning whitaker wilton woodward xampu zoológicos édipo acc acelere acetona acolhidos acreditasse acumuladas acústicas
    -1 admitiram adorno advertido afiadas afiliadas aflito afortunados afraid agradando agredindo alarmantes albano algarismos
    -1 alternar amadorismo aman ameaçava analisei anestésico animadora animosidade annabel anniversary anotei antonelli
    -1 antropóloga apelações apertam apitar aplicabilidade aplicá apoiaria aprofundando arch arg argumentista arrepiante
    -1 artilheiros aspira assegurem assistiam assobio astoria atmosféricas atípico awakening açúcares badminton baixaram baque
    -1 barcas beijada berçário bicentenário biográfica blecaute bloqueador bollywood brandemburgo brandy broto bunch butterfly
    -1 cactos caipirinha cancelando candidatou cant capote carcerário carpintaria carrapato carretas categorização cativo caule
    -1 cavala cavidades certidões cheirosa citaram cnv cobriam cognitivos colocarmos comandam começas compilou complementado
    -1 complementos comprinhas comprometem comprovadamente confiscado consular consórcios contraceptivos correlatas corrói cury
    -1 cárdenas dalva dax decides decorrerá defeituoso defensivos defini deliberar demolida derecho desajeitado descansada
    -1 descobrisse deselegante desktops desolação desonra despedidos despejado desprovidos detestava directas directiva
    -1 diretórios distanciando dk dominicanos doía drops dusty duvidam dízimo eclética elegendo eliminações emergiram emery
    -1 empresariado emprestei empurram encantados encoberto enganador enraizado ent enteado epifania epístola equivocadas
    -1 erasmo ergueram erich erram esfaquear espasmos especificando esperançoso esporádicas establishment esticado estilosa
    -1 estirpe estrategista ethernet eurovisão evitados evito exacto exclusive expositores fabril facts falhe fanzines fanática
    -1 feb ferrada fg financiadores fisico foquem formandos freak frey frutíferas funcionavam fundamentado fútbol gananciosos
    -1 gandalf gangs garantiria gengiva genuínos goleou gorilla governistas graxa gritado guiou gusttavo gw hermano hidráulicos
    -1 hippies holandesas honrou hospedou humanamente igualitário iguarias imaginárias implicados importadores imposições
    -1 impotentes impuseram indefeso indenizar indisciplina indoor infligir influenciadores inhame injetado injustas inspetores
    -1 interest internar inundadas invente ipê iq ires jens joachim jogas josias jovial juniors kalil kisses lali lançarem
    -1 legendagem leiteira lenine liberem limoeiro livrinho logar lr lupita machados malandra malek manicômio manipulações
    -1 marat margarina marionetas marquesa marriott martine matriculou meandros mentido mexo ministerio moldados monarquias
    -1 montpellier mordo moreau moretti mortimer mouro musgo mónaco negligenciado negreiro neri neurológica neutralização ninar
    -1 nióbio npc nômade obeso og olhão oops oposicionista originadas orixá osman palmito paraguay paralisou pareceria pci peak
    -1 pedagogo pedrinhas pegadinhas pensassem pentecostais perfeccionista perfumada pesquise pirenópolis pleitear polis poodle
    -1 portrait poá praticavam predileta premonição prepotência prescott presenciado pressure prestamos primata produce
    -1 propenso proporcionada propositadamente publications pugilista píer púlpito quebras quintais racionalizar raf ragnarok
    -1 raj ramones raspa rasta rebaixados rebolar recitar recluso reconfortante redemoinho redundante reencontra regan regido
    -1 regionalização relaxando renovadas residia restavam returno revirar revoltar revoltosos rezam ridiculamente robo roedor
    -1 rounds roças rusty rãs réptil rústica sacrificados sarkozy sartre semita senhoria sepulcro serventia shame shit sideral
    -1 sight sinistros sobradinho soca solda soltaram soros sossegada souvenirs spark spd ste strategy sugeridos sumariamente
    -1 surgirem surprise suscita sy sílica tala tamandaré tarados tatum telecine telenovelas telespectador tenis teresinha tevê
    -1 tomarão topográfico tornozelos totalitarismo toto trajetos transacções traqueia traças tributárias triciclo tripulados
    -1 tripulante triunfal tropecei trágicas tum turquesa tutoria tyrone ubiratan understanding utópico ventricular versalhes
    -1 vertigem vickie vincular vitae vitalício volver watkins winnie xavante xô zorro órfãs abastada abed abnegação acarajé
    -1 aceleram acenda acentos acoplado acordadas adc adicionaram afastá afinco agi agudas alla alpendre amen amplie
    -1 amplificadores andarilho angeli angelical annabelle antecedente anuncios anwar aprisionamento arapongas argola aristides
    -1 arrastados assentada asteróides atrofia auspícios autocrítica axilas barriguinha bath bau bebemos benji berenice
    -1 bettencourt bibliográfica bic biologicamente blush boia bombardeiro braille breath brincarem bronzeada burocráticas
    -1 busquem cabal calculou campinense capacho capitulação capone captando carlão carregá cartunistas cctv cederam cenografia
    -1 cetim chamará chapeleiro checklist chefiado chimarrão choraram christi chupou churrasquinho cilíndrico circundantes
    -1 cobiçado cobrirá comme comprove comunas concederam construírem corregedor corrompida crespos cromossomo cuenca
    -1 culminaram culpadas curly cânceres cética cômoda dany dedinho degradado dempsey denominam denzel derradeira derradeiro
    -1 desabafou descalça desempenharam desfrutam despedaçado detendo determinismo detonação devolvidas diagnosticadas difundiu
    -1 difuso discernir distorcidas div divorcio djavan donato durava ecrãs edir efetivada egos eliminá emblemas emblemáticas
    -1 embrulhado emendar empreendeu empty encontrariam encostada endosso enfiei enfrentada enfrentarem ensinem entregado
    -1 erudição espiga espontâneos espumante esteroides estupra excepções fantasiada faq fascinada fechaduras ferris filmaram
    -1 finalizações florescem folclórico fomenta forja freeza frelimo gafe garage garimpeiros gasoduto geladeiras gem gifs
    -1 giratório glacial glauber gls growing grupinho guaratinguetá guloseimas hayashi helene herdade historico homenzinho
    -1 horario horticultura ideário ijuí impaciência incendiaram incertos inclusa incolor inconstante indagações intensivos
    -1 intrigantes invadidos invólucro irrestrito isolou itaguaí jaú jody julianne juras juris keen kemal khz knicks known
    -1 ladeiras lascas latifundiários lattes leciona lexa listrado loiça lollapalooza lozano luxuosas lí lírios macabra
    -1 macroeconomia madsen maiúsculo malhado manifeste manitoba marlboro mask matte matters maui maxime maçarico mcdonalds
    -1 medica mein memorias mentalidades merchandising mestiça metalúrgicos meticuloso millenium mixagem moderadores monótona
    -1 mordaça motocross mé médiuns narrações neurológico ning noi numeros obscuridade oficialização ogiva omi origin ostensiva
    -1 ousam pabllo pagã paramount parcialidade passageiras peaks pelagem penalização pequenininho perfurado perspective perus
    -1 pestes petroquímica peçanha pintora pintos pioraram poem pooh populistas possuidor poupada powerful preconceituosos
    -1 precários premiê profano propulsores propus provence provinha prévios psy ptc puxados puxam questionava quilómetro
    -1 quinhentas quizer ranço rebentar rebote recolhida reconhecidamente reddit referencias referimos regulamentares
    -1 relacional relief remoções renovados renê repercute reportados reprimido resguardar respeitamos respetivos responderia
    -1 response restará restaurant retida revelia revoltaram ricardinho roc rodoviárias rudolph réveillon sandman satisfações
    -1 saturado scar scorpion seguiremos seixal seletivos silo siro skye smurfs socioeconômicas soltei sort staten sulcos
    -1 surtando surtou suíno sávio talhada tardelli temp tentada termas terrivel tesao teófilo tiririca tondela tone totalizam
    -1 traditional transcrever transformarem transportá treinava treinei troianos tron turkey ugly upp uruguaiana varzim
    -1 vasculares vaughan velhinhos vertigo vicissitudes vinny vivenciou voçê vulgares vãos wal wander zane zeta zomba zombar
    -1 árida âmago époque úlceras acariciando acessadas achievement aconselhando acrescida actualizações adivinhe administradas
    -1 admirados adoptou advance adélia affair afogou alcancei alegóricos almoçando aly aminoácido amáveis ananás andersen
    -1 andrômeda animam aniquilação antidrogas antilhas antropológica apostado apostasia apostólico apura aqueça arcada ardor
    -1 arguidos arquitetônica artimanhas ascende assalariados assentado assimétrica assustadas atracar atuarem australianas
    -1 automotiva avaliaram ayahuasca azarado babados baboseira balboa balconista banguecoque barr barrada bautista berna
    -1 berrando bicampeonato bisturi bleach bowling bowman bracelete brendon brilhava brooklin burma cabide cachoeiro cacá
    -1 calabresa calculados canibalismo carcinoma carmichael castigada cateter cavendish cessaram cfc chamberlain chapadão
    -1 chapter chaveiros chien chill chuto cisnes cisão cla clamando closed cob cobardes colecções colonizador colonizar
    -1 comentem compostela concerteza conclusivo concordado conduzirá congênitas conor contextualização continuas contraiu
    -1 contundentes convertê corintiano cove criminologia crioulos cristalinas cubs cuscuz cáceres dalila damasceno damme
    -1 delano delatores delegar desastrosas descobrirão descontando desgraçados desocupada desprezíveis dhl dicção diminuída
    -1 dirijam disaster dolls domiciliares doubt drible drift drunk dublador duvidosos dynamic dínamo edmonton efígie emagrece
    -1 embalados embrapa embuste emigrante emocionei empolgou encorajados encurralado endurecimento endêmicas engenharias
    -1 enlouquecem ensopado envelhecido esbarrou escalando esclarecida escondi eso espigão esquecia estacionada estevam
    -1 estimava estupido etíopes ewing exala excludente executores exerça exit expertise explicaria expressivas extrai
    -1 extrajudiciais fabricio falsificações fantasiar fargo fedido feitura fergie figurantes fissuras fobias fontenelle
    -1 formalizada fraudulento fronteiriço fundación furtivo fuzilado gabriele garças gaudí gayle geeks gemido geneticista
    -1 germes gimenez girafas glenda gostosinha governabilidade grandense gravamos grosseiramente guthrie haas hamburger helga
    -1 hide horrorizada horrorizado hoteleiro huntington icc ilhabela imensurável implications implicava importará
    -1 imunodeficiência incentivados incisivo inclina incoerente incrédulos inda indestrutível ineficazes inexperiência
    -1 informava informo inocentado insaciável insinua insistiram insubordinação insultando intelectualidade intercultural
    -1 interrompa inundados invejo irrompeu iscas ivana joni keane kingsley kiribati kraft krypton latinha lavandaria lexington
    -1 lh lj localize logs lyle líbios lírica macdonald maestria magneto mandíbulas manganês manufaturados maori marianna
    -1 marielle marius matadores materialista mcgregor merle mesinha metaforicamente meteoritos meyers misha mitigação moa
    -1 moleques monografias montserrat morgue motivaram msg mundanos mutilados neoliberais nomeando nuestro nupcial objetivando
    -1 obstinado ofendidos otimizar ouves pacificador pacifico pair palhoça paliativos pao paranhos pastagem patetas pda peach
    -1 penafiel penguin petite piaget pitta popeye populosas porchat possible precipitar predomínio presenteia preservam
    -1 previous primordialmente procedente profissionalizar pulam pulsação pônei qing rachid rat receção reconhecimentos
    -1 reconheçam remodelado rentáveis reply responsabilizados retornados retratação rezemos ridicularizado rodo rotulado roube
    -1 rutherford sabonetes salah satisfatoriamente saving sedentário seguirei seleccionados sensivelmente seridó sheffield
    -1 sherwood siderúrgica simulator sobrepõem socias sogros soneto soviet subirem submisso supervisores susie sílaba talco
    -1 tarot tatuí tecnólogo tendes tocador totó toxicologia trainer transei travessas travessuras triangle trigonometria
    -1 tuitou tus uchiha ultrajante umberto urinário utilizavam utilizei valinhos vaselina vasilha vedras veriam vinícola
    -1 visitarem vitimou vivesse voadoras voláteis vulcano waldo walton weasley wildlife wimbledon winnipeg yum zequinha zidane
    -1 zorra áspera ávidos érico órbitas aac abrigando abstract acarretou acede acessada acrescentaram acusador adis
    -1 adivinhação admitidos advogar afectou afetiva agarrados agendamento agripino aguilar alcoólicos alertaram alexei alistou
    -1 alongar altino alude anaconda análogas apercebi apetecia apogeu araruama arcoverde arredondado arroba asco assange
    -1 assediar atacarem atrasam auditivas aus avassaladora baixinhos bandeirante baseava batalhões baum belize bertha boiando
    -1 boqueirão boreal boutique breu bucky cabala cabeca cabot caf caminhantes camuflado caneco cangaceiro capitalizar carlyle
    -1 carnavalescos casaca casualmente causal ccc cda censos cerdas champ churrascos chuvosos chácaras cientifica circulavam
    -1 clarinete clusters codi cogitação colabore colatina comandadas começos comparsas concentrem concordava conduzi
    -1 confrontada conjugar constou constranger contêiner coqueiro cremação cresciam crisma crossfit crowe ctrl cubatão cuidará
    -1 cunningham cutânea cíntia decidam deixara delfino delirante democratizar depilar depreciação derrubados descreveria
    -1 desencadeado desenfreado desequilibrado designadas desiludir desmoronamento despachou destrutivas devastadores difusa
    -1 diminutivo dirigimos disciplinares disquete district ditames documentais doleiro dominador dover dps draw dublar duendes
    -1 eba encomendei engels enjoy entrevistadas enviava epílogo eres escancarada esmaltes espartanos esponjas estranhamento
    -1 estrato estreando etnográfico everaldo evoluções exp extraídas faa faber faco federation finalizaram fisiológica flags
    -1 flancos flutua fornecemos forza fucking funcionasse fusos fúnebres galegos gambiarra garotada gazela geada geneva
    -1 giovana globos gregoriano guiadas gunn hakim harrington haru hebe heck heinz hentai hesitante hipismo hiro hoc
    -1 hortaliças huambo humorísticos hur hut hwan ilegalidades iml impossibilitando inconsistência indiciados ineficácia
    -1 influence iniciarem injustos inscrevam inseguros instaurada instrumentista intercâmbios interferiu intestinais intranet
    -1 introduction invejoso investigativa ishikawa istanbul itaipava juju jusante justificados kemp klux knife lamb lauda
    -1 legalizada leopold leviatã literaturas livreto lomba lontra luck lumen lutadoras là ló lúdica madeline magnéticas
    -1 maldosos mami maquinista mariscos massacrar massivas materials matizes maximiliano mckinley mcnamara melhorá micos
    -1 ministrado minos mitra mlb moises moldado monti moose motociclismo mtst mudarmos myriam nadadora nazareno negados negao
    -1 nieto nowhere olson olympia ono organizava orgão ortopedia oscila ostra palin panteão paquistaneses parabenizando parda
    -1 parodia partilhe paulinha pedagógicas pellegrini penduradas penhascos penicilina perdeste pfizer picareta piercings
    -1 pingos pintam pintas playback poda poluído pompeia pqp pressioná profissionalizante property prosseguindo prostituir
    -1 protect protected provo provocador punção quinzenal radcliffe radicada reboot recompensada reconhecível redmond reinício
    -1 remando renovador renunciando replicação requisitada rescindido resolution respondemos ressaltam restringiu retirei
    -1 revisitar revogado reúna rogerio román rondonópolis rouxinol ruin sabeis sagas sagaz sairem saitama saltaram sambar
    -1 sanfona santinho satírica sds select separava separá sexista shaolin sheppard sines sintéticas slash sobrevoar sobrinhas
    -1 solicito sorrateiramente stitch subprodutos sunga suspeitou sutileza svetlana swagger súplica taiti tangíveis taquari
    -1 tarifário tds techno template tendões tesouraria tl torrado tourada transformamos transnacionais traídos treat
    -1 tributários trimestral triunfar trocadilhos turning uai urais usurpação valadão valete valve vanity vaqueiros vector vel
    -1 venerado vergonhas viabilização vidinha vigorosa vincula violador violam viradouro visitinha vistoso vj voava voodoo
    -1 wakanda welles wet xena xá za zee álibi íntegro abba abolicionista abrigava absorvidos aceitavam acetato adepta adoecer
    -1 adulteração afectadas afetaria agropecuárias alcancem alexandrino alivio alocado alocar alyssa anakin ancorado andromeda
    -1 antoni anuência anyway anzol aparentava apena apocalíptica aprisionar aprovando apóiam aquecedores arrastaram
    -1 arrumadinho artisticamente assumirá assídua astra astrônomo asylum atado atestados atirava atrocidade autogestão
    -1 automotivos averiguação avermelhada ayacucho baek bajo barbalho barbaridades barbieri barman barnaby batidos bebel
    -1 benedita benfeitor biblioteconomia bitola blonde bluray bobs bolivariana borgonha botequim bretão burburinho bypass
    -1 calculista calçar camundongos canelas cantá cardiff carli carmine caucaia ccj cedidas cefet centésimo ceuta chefões
    -1 cheirava chihuahua chines chupada cip clarisse climate cobalto cobradores coesa coletamos colonia colágeno comemoramos
    -1 comemorava comemore comentava começassem compararam comparativos complicou compulsório condicionar confiscadas conflict
    -1 conformação confrontação congestionamentos constrangida consultiva consumista contagens contravenção copiei cornelius
    -1 correspondeu corrobora credenciamento crm cromos cronômetro cruzador crível cuia curda curvo cívicos dadá dançaram dare
    -1 debutou declaradas decorador delirar demolidas demónio denton dependa descarregando descobriremos desconsiderando
    -1 desfigurado desgastado desgastar designadamente desinteressada despida despir destroyer desumana detiveram disciplinada
    -1 divulgador divã doideira dolorida doodle doors doutrinação duval dário eastern ecologista eda edificar efectuou efésios
    -1 eggs elétron emmett encarcerados encare enterrou entreposto epiderme epstein eq erasmus esporádicos espremer estrume
    -1 estuário excêntrica explicita extintor extravagância fapesp fatalmente fazei federalista feixes femmes fenótipo fibrose
    -1 filed filo filtrado finding flanders flautista flexões fluida fodão fondue fotografados fraudar freelance friamente
    -1 fudido fujo gab ganhavam gaulle geleira geléia generalizados georg geólogo gia gilda gire graciosamente gurupi hajam
    -1 hastag hegel heroico heróica hipócrates historiografia hotmail ib icms identificava ikea ilustrativa implacáveis
    -1 impostor improvisados imprudência inadimplência incidir indagar indiciamento inexplicavelmente inferir inflamatória
    -1 inflexão influenza ingerido inseguras inspirei instrutora intensificaram interditada intitulados intuitiva iraquianas
    -1 islandesa itapemirim itapetininga iémen jaci jang jantou jardel julião kawasaki kensington kizomba labirintos lagoinha
    -1 laia lala lamentam lanchonetes laringe leipzig lembrará lew libere limpezas lindinha lipo lobista location locutores
    -1 loyola luminosos luíza machão maciças maddox mahatma malfeitores mamífero mantiver marrone maços mcbride meteorologista
    -1 metes mexido micah migratórios mimar mobilizado molar molhadinha moluscos monkeys morrinhos motivam munidos muuuito
    -1 méier nairóbi napa nasais nassar navarra nbb negava nicholson nn notórias nutella observatory odio opressores opunham
    -1 orgulhosas osborn oscilando otros pagodinho paladino pancadaria parnamirim partner paterno pautada pea pel
    -1 penitenciárias pensionistas percorrida permeiam perversos petty pines pipi pis pla playa poltronas pornográficas portman
    -1 positivismo pou precursores predileto pregas preventivo preventivos prieto priva programações promiscuidade propaga
    -1 prosperou pulsante quim racer radiações raiar rango ranieri ravi recorder redigida refúgios renomeado repeat requerentes
    -1 respirava retirasse retrógrado revidar rifa rirem rode rodinhas rojão romã rotatória roupeiro roxos rubinho réis saldar
    -1 sativa saudou scenes sensitive sentinelas siegfried sigiloso signal sincronizar soando sodoma somatório sorridentes
    -1 sortudos sources southampton starr stockholm stockton stu suada sublinhou subsaariana subseqüentes subtrair suede sully
    -1 superpoderes suspeição sussurro sweeney syd taberna talks tanks taurus telemarketing telephone telinha tendemos thumb
    -1 timbres token tonturas torceu torino traduzi transformei transitar traumatizada traumáticas travam treatment treine
    -1 tricolores trocarem tuiuti tupinambá turbulenta tzu túnis umuarama usariam valorizo variaram vas vazados veemente velcro
    -1 venenosas venosa veredas visit vivenciando vértebras westeros wilbur winters xique yokohama abastecimentos absolute
    -1 absorvem acampados aconselhável acreditemos acusava aderente adubo afecto afinidades aflições agradecia agradecê
    -1 agressivamente agrárias aguinaldo ajoelhado ajudariam ajustada alicerce altruísmo amaldiçoada amarelada ambientação
    -1 anahí ancine anfíbios angustiado antarctica aparatos apegado apertura apis aprenderão apressadamente aprovo aproximem
    -1 arce arlington arrancaram arroios assaltaram assessment assombra atalaia atear atormenta awesome axis azeda baderna
    -1 baixem banalização bangalore banhados batedores batistas batons bauxita beneficência bertioga bianchi blender bold
    -1 booker bronson builder buildings cabrão caixote calvino camel cantiga capitalização caraca castela catarata catarinenses
    -1 chaminés charley chiapas chinatown chop cicatrização circulava circundante clareamento cobrimos colegiado compartilhava
    -1 compreendam comprovados condenam condicionados conduto confiscou congolês conivência conjugados consolida contabilizando
    -1 contemple contingentes continham contornando contratempos corcunda costumeiramente covilhã cowell creditado cristiana
    -1 cube culpá cyclone cíclica danificou davos debateu decano decks demagogia demolições demoníaco demóstenes denunciem
    -1 desafiaram descuidada desgastada despistar despreparo desprezada devota difference dima doadora doentia dominadora
    -1 dorado doravante dubrovnik duca durán déjà editoria efetivado elephant elevam eliminaram eliminatório elísio embu
    -1 empregabilidade encerraram endurance enfrentarão enganação entendes entrevistá entupido enumerar envolventes
    -1 especializando especulou espirro esplêndida esquiva esterco estigmas estudios estuprado ethos evanescence excita exodus
    -1 experimentamos expiação expira expoente exposed extremismo eyed factual febres ferrei ferrero few fiction figos fisco
    -1 flashbacks flesh florido fluorescente forjada fuel fundamentada garupa garza gentios georgi gong goo goose guardiola
    -1 guaxinim guaíra haitiana hangout hereditário hertz historinha huffington humanização iemenita ignoraram impera
    -1 inaceitáveis indianápolis inerentemente inertes infecciosa inflamatórios infundadas ingênuos insolação instigar
    -1 insuperável intermediação intima inundou investigava invocada irc ironiza islandês isolando itaquerão jaffa jara jbs jf
    -1 julgamos juraram justine kubitschek langdon latir laércio leadership legendar leiteiro liberá listrada livreiro lotou
    -1 luo lustre magali magenta magros mandantes mantas maquinário marchinha margo marmanjo matematica mediado melhorei member
    -1 members menininho meriti microorganismos mikey mildred milly minado miro molha monogamia montamos montemor monárquica
    -1 monção moreninha mori míseros múmias nabo nadam nassif necrose negociantes neide neurológicas neurótico nha niall nj
    -1 notará nox numeroso nóis ocasionada oficializado osborne paddy paigc palau pampas paralímpico parkour parma partilhados
    -1 patriots pavimentada peituda peloponeso pendurou pensativo permitiriam persegui personas perturbadoras perversão pim
    -1 pingue pirelli piscou plante politicagem portabilidade prejudique prematuramente presents pretendeu previ prezado
    -1 primary progressive proposito psicótico pátios qualificando queirós quesitos quioto rachada ragnar ralis rapidinha rasto
    -1 ratificada reabastecimento rebentou recomeçou referi refinamento reger regionalista regulando regulatória regulatórios
    -1 remos renasce renovando ressurgiu revestimentos rms robyn rogelio roller rotineiro roupinhas runas sabatina sabiá sagres
    -1 sairei samson sanar sardas saturada secrets sedentos seed sesta seychelles shankar shu sichuan silves silvério silêncios
    -1 situando sole solicitam sonar stack stela stevenson strangers students subaru sugira suit surgirão syracuse taboão
    -1 tapeçaria tedioso teller templeton tenentes termais therapy thoughts tirinha tochas todinha tournée tpc tracker
    -1 transatlântico trataria treiná triunfante tumbas twister ukulele ursinhos vaiar varreu vencia verificados ves vick
    -1 videntes vinnie virtuosa visceral vénus waves wil winning xavi xxii yago zebras ísis abastados abner abrirão acabarmos
    -1 acarretando actuam adversa afete afirme afoga aglomerados agonizante agravando agremiações ahead aim ajudados
    -1 alexandrina alianza amarradas ansiosas antecipados apagões apontem apr aprimoramentos arapiraca arbitral archibald arden
    -1 aromáticas arranjando arriscaria arritmia arrojado astana atemporal aumentarem bags bak baldio balnear banguela barnett
    -1 barzinho beato bec berra berro besouros betsy bigorna bofetada broad brunch cadarço calais calouste cannon capotou
    -1 capturá caril carlitos cartao cassia catacumbas causem caçado celebrava champs charlatão checando chefiar chegas chet
    -1 cheyenne chouriço clavícula clearwater coito colagens colhida collective comentarem concomitantemente condenatória
    -1 confessado congelante conjecturas cont contrapor cooperativos corporativismo corroborar criavam cropped crus cuidasse
    -1 culpabilidade curados cuspiu cvm cézar cómo davey decker declinar dede defendam derreteu desabafando desfilou desistas
    -1 desonesta destaco destruido detenha devotado diddy difundidas direcções discriminar disfuncional dodô doei droit drugs
    -1 ebook educational elogiados embrulho ementa encalhados encarte enchia encontras endereçamento enfraquecido engel eos
    -1 erechim escandinavo escrevê esmagador espaçoso espelhar estalagem estilosas estábulo estêvão everyone everywhere exa
    -1 expirado explorá expresse ficções finito fleischer floor fluído fodem formalizado frames frescor gafanhoto garanhão
    -1 generalizadas geométricos gerenciando giant given gosling gozada gracinhas graduações gras gre grunge grândola gti
    -1 guangdong gémeas habilita healy heresias hodges hollande homofóbicas hondurenha honrando howell humanizar hung ibsen
    -1 imaginas inapropriada inbox inclinar incredulidade indicativa indirectamente industrializado inesgotável insalubres
    -1 insanos insensibilidade inserindo intergovernamental intolerantes intrigada ion ipcc isaias isaque isopor izzie jacarés
    -1 janaina jodie juice justificadas karachi kerala kika kosher kubrick kwon lacrosse lahore langley lançá largaram latam
    -1 leary lem leonino lepra lf liberation lidava lidiane limits lind listada lombada lombardi lusitano lusófono malhas malia
    -1 maos marcinho marim marwan matematicamente mckenna medidos merrill messer ministeriais ministrou mississipi mitológico
    -1 mods molda mortadela mosteiros mouth moveis mun muriaé mórmon nairobi names necessario newsweek nocturnos nomeá notice
    -1 numéricos nórdicos obsessiva octavia ocultismo ocupará ofertada ontario oposicionistas orientadora orientam oviedo
    -1 pacifistas panel parir passadeira passaremos pavio pediátrica peniche permaneceria permitirem pesqueiro petersen
    -1 petrolífero pintinho piçarra polk pontinhos pony poppy precederam precisemos pretinho prints projects prometheus
    -1 proporcione prossecução prs pródigo pãozinho quebraria raleigh rare rasca rastreadores reacionário reactor reconstruindo
    -1 recreativos reescrito registando reivindicado relacao religious relvas remetendo renegado repetimos requeridas resisto
    -1 rezas rias riscas ritter rotor rés sabado sailor saimos salete sambistas schwarz selecionando sensacionalismo servente
    -1 servil setup shui sinalizou skol sobrecarregar sofreria strings suecas suisse sujou sundance surgidas sussurra sírias
    -1 tailandeses tampas televisionado terrence testaram tha tolentino topper torture trabalharão tralha transitórias triplex
    -1 tupiniquim ufg vanda vegan venceremos vendaval venhas ventosa veterinários viamão victims vigaristas vigiados vinga vino
    -1 violados visualiza vivíamos vírgulas weir worlds worry writers xvideos zaire ágora abastecido acariciar acendem acione
    -1 adiadas admiráveis admitia advogadas afiados afilhada agitadas agropecuários aliando alienar alimentício altair
    -1 altíssima amontoado amâncio amílcar angulo angustiada anormalidades antítese aoki aperitivos apoiante aprimorada aquecem
    -1 arquétipo assinarem assustadoramente atas atentando ater ativou atiça atrelado badalado bagé balaio bantu barclay
    -1 barrados barreiros baviera beef beijão benim biodiesel blizzard bloggers bolada bolar boletos boomerang bozo
    -1 brilhantemente broke budapest budget bufê caboclos cafetão caine calão camuflada cancelamentos canibais cansando
    -1 cantoria caparica capivaras caravan carinhosos carreata carreguei caríssimos catalisadores catholic cedidos chopin
    -1 cianeto cientologia cineclube cinelândia cipó cisto citamos citibank civilidade clamar clarificar colombianas combinava
    -1 começei completava comunicativa conectou confrontou congregações conivente conquistamos consagrar conseguirei consertado
    -1 consumimos controlou correspondia corrompidos cra crasso crateras criminalizar crosby dag darryl debian defence denunciá
    -1 depressões dermatologista descansam descarregada desclassificação desequilibrada desfavorecidos desistiria despejados
    -1 desqualificar desrespeitoso desrespeitou desviam dieter digest disc discordou discordâncias dispôs disseminado
    -1 divorciados diáconos dogmática domo dossier dua dunbar duplicada duplicado dupont débitos edificado egon eight
    -1 elegibilidade eléctricas emirates enaltecer encenações enfureceu ensinos entenderão entregaria envergonhados envoltos
    -1 escoltado esculpida esculpir especificou espiar estandartes estragaram eustáquio exaltada exorbitantes extorquir fade
    -1 falcatruas falácias farmacia fatah fea fecharem feder federativas feirinha festim festinhas filiou findo flagrou flats
    -1 fogões folhagem fonda formulações fornalha forneciam freqüências fujimori fósforos galante gamma garrison gelar gemini
    -1 geométrico gillette governada gozado gratificações gregg grifo grudados habilidosos habilitar habitados haram haskell
    -1 havaiano held helton hercules hiatus hk hollanda homs housewives hungry hurricane hyung iab iba igualzinha imaginavam
    -1 imatura incitação incompletos incrementar indecisa indulgência inquietações insultou interceptou interestelar
    -1 interrogados invadi iptu irritam jargão jatobá jimi juizes juli kamal kasparov kaufman khomeini kickstarter konrad
    -1 laboratoriais lacaios lace lacrimogêneo languages latindo lembrasse lesado lesados levedura lian lise lixado lontras
    -1 louvando lumiar luv magicamente magnifico malditas mallory manco mansell manufacturing maquiada marcadamente mardi
    -1 martelos martinica materialização matilha mazelas meng mercante michonne micróbios midas minivan minneapolis moca
    -1 modinha momentânea montez morelos mornas multilateral mórbido nal negligenciada nest nin nomeadas nouvelle nun náutica
    -1 oaks obituário obsoletas ocas oceânica olympics optamos orbitais orçado orçamentais outback ouviste pacifista pancho
    -1 panturrilha paraiso paralisados paranaíba participaria passara patológica peas pedágios peixinhos percas perdizes
    -1 perfurações perguntaria period perplexa personalização petroleum piadinhas picles pip piquete pirralho piscicultura
    -1 plantei plenárias pn polenta poncho pornográfica portuário possessivo poupados presságios previam privacy proclamando
    -1 procuras produzi projetista prospect prosseguem providenciado publicidades puf punindo punto qs quark quasi ratings
    -1 recheadas recomendaria registrava repatriação replica repreensão retalho revenda revisados revivendo rincón risoto
    -1 robots rockets rollemberg rolê roo rosita rsrsrsrs rubrica rudolf ruivos rácio sagacidade saldos santificado secure
    -1 semiótica sentiremos sigamos simaria simuladores sketch sleeping snape snowboard solidificar solúveis spy stephan
    -1 submetem swanson sébastien tabelião tardis timo tinder torn tornara tradition tragedy tranquilizar transacção
    -1 transcender trarão traste trepa trilhar triplicou tristemente trocos troços trunks tulio térmicos tíbia vaidoso
    -1 valorizem verídica vestiram viadinho vimeo violonista vires vislumbra vivê voaram vodu vélez vísceras waverly weeknd
    -1 whistler wicked wiley zoey aborrecimento abílio aceitaremos acepção acessem acionamento aconselham acontecera acrílico
    -1 adições adotarem aeróbica afectos agitou agradam agregadas agrupa alcobaça alcool alegadas alfabetos alienada aloha
    -1 alugue alvarenga ambulatório ameixas amplificar amt anciã annabeth anotem apaixonaram aprontou araguaína aristocrata
    -1 armações aromas arrendar ases asr assolou astronômica atacavam atestar audível azulado bab bagunçar bait bancarrota
    -1 baptismo barbacena bazaar belinda belly benevolência benigna benzinho bernadette betânia bichinha bigodes blau
    -1 bombeamento bordéis branda brass brescia brewster britt bucareste bulimia bálsamo cadente calote cantarem capanga
    -1 carranza carreiro carrinhas cartela casasse cauã cedinho celeiros celtics chacal chaney circa cmp coeficientes
    -1 colaborativos comeback comodidade comunal confundiram consulares consumidoras continuum contrastantes contratá
    -1 contribuirá copiloto corinto coroar coveiro creator credenciadas crf cívicas dançamos darlan declive decora
    -1 deliciosamente depararam derramando desacelerar desativados descobrimentos desencorajar desolada despojado detectadas
    -1 detox dirijo disfarces dissuadir dominicano dormirem dormência dramatização dumb duvidei ear elásticos embolia embutidos
    -1 emigrou emmanuelle empataram empenhada empreendedora encantam enchido encoberta encolheu enfarte enfio engenhosa
    -1 engordou enormemente enquetes entreguem entrevistei enumera enxergando epistemologia escavado escorregando escreverem
    -1 esdras esfria espiada espiando esquadras estourado eufemismo evocando excedeu excelsior explicasse fairfield falcões fap
    -1 faraós fardas farpas faríamos fazendinha fecundação felina festejo fibonacci ficaste finalzinho fiocruz fizéssemos
    -1 flamingo florzinha flyers following fomentando formidáveis fringe frisar galhardo galileia galápagos gamboa gangrena
    -1 garcez garland gastronômica gaúchas ginecologia goleador gomas gorbachev gould gozei graduou greer grim grupamento
    -1 guardiães gusta gálatas habitadas hanks hawks haynes hidalgo hidro hidrogénio homologada horan horrendo humorística
    -1 idealizadora ih iluminou imbróglio imersos impediam imprimi impuros imunitário include inconfundível inconveniência
    -1 incorrer indefesa indiscriminadamente industries infalíveis informá infortúnios infraero innocent inocêncio insinuações
    -1 insisti inspeções instinct intencionados interrogando inviolabilidade inés irradiação irás items jardin jeremiah jericó
    -1 juizado jumping justicia kde kenshin lakes lamentos lamia lembrarmos lesma lets lib libertadora lidado linfócitos
    -1 litúrgica livrai localizaram locução loeb loma lonas luau lulas luterana macintosh mada malaca malaysia maltratar
    -1 manguinhos mansour maquiavel marcy mariel masc maurícia maxine mejor mergulhada militarismo minoritária moacyr moagem
    -1 moderar moema mordem morriam moçambicanos multimedia multiuso mutual nader namoros neonatal neurose nevando nevar
    -1 ninfeta nominais nudismo obesa ocde operava ordinary organizadoras orçamentária ovar pacifica pagante paiol pairando
    -1 pança paranaenses parlamentos pasa passeia patológico peculiaridade peeta peninha penis percival perdes perdoada
    -1 permanecemos persianas pervertido pescas petrolíferos phnom picanha pinus pisado pitch poliomielite polémicas populi
    -1 portava potencializar pouquíssimo prados praticaram precipitada preveem principles progressivas propícias proust provida
    -1 puerta puxão quatros radicalização rapadura raspada reagiria reaja recherche reginald repreender reprimidos resistencia
    -1 respeitosa resquício resumidas retenções retiramos retocar retratados retração ribeirinhos ridicularizar roads roche
    -1 rolamento sacrifica sadio saints salon sarcófago satânico secreções sedimentar seeds seek segredinho sell selou
    -1 semestres senegalês sentimentalismo seoul serraria sesimbra shades sheriff shinji sigmund significasse sitiada skatistas
    -1 slayer soledade solidárias soubermos spanish spfc started success suportada supracitado supresa suspenda suspendendo
    -1 tdah tece tendenciosa tigrão tireóide tontos topar towers trabalharia trabalhoso trajano transbordar transcendente
    -1 travas tridente tuco tupã twitch ucla ultrapassagem unger uniformidade unimos unânimes urubus ut vadios vagarosamente
    -1 valquíria vavá vazadas veras vetado vetorial vhf vicki videojogos villeneuve vivenciado vodca vomita vomitou votará
    -1 warhol went wessex wiz wrote ws xingam yakuza ying zu égide óscares aas abad abdómen abençoando abo abracei abraçamos
    -1 abraçaram absinto absolutista acatou acer ackerman acolheram aconchego acreditarmos adornos advinha aerosmith afirmativo
    -1 agarram aia alcançarem alfinete alimentarem altares alugados amadureceu amargurado amassada ameaçavam andorinhas anja
    -1 anotados aperfeiçoado aquários arabia arado araguari armario arménios articulista artigas asilos asp associaram asterix
    -1 astuta aterrorizado athayde atrevido atritos atómica axila bani bardo becca beijava beltrame berinjela berrar bicas
    -1 bilbo biográficos bitter biz blusão bradshaw bragg brasas bret bronzeamento bundesliga buscado butantã bíceps búfalos
    -1 cac cadelas cafona calcanhares campismo canas capivari caracterizadas caralhos carapuça caribenho carmela carnívoros
    -1 casualidade catando centenárias centrou cepa cerimonia chafariz chaleira chalés clareira clarão clipping clovis cobaias
    -1 coexistem coexistir colocarão comarcas compartilhavam comprovantes comprovaram comutação concert condimentos confrontam
    -1 congelou contabilista conversem coop cork cotistas coulson courage covil cow cremado criticadas cronos crowd ctt
    -1 cuidamos curtido cutícula dahmer deitaram deixaste dentada derrotaram desafiadores descobridor desconfiava descontado
    -1 desculpo desencadeada desmistificar desnível destro destruiria desventuras detalhista devastadoras devorando direcional
    -1 disciplinado discutirem dispensável dn dormiria doutoranda educa embaraço endless enfurece engenhos engravida
    -1 envelhecendo envolverem erário escapamento esclareça esfaqueou esfregue esmagados espelha esportista essential
    -1 esteticamente estrondoso evocar exaustos excitados excitar excluem exercicios experimentem explícitos extraindo fabíola
    -1 fai falhada falidos falésias fcc feudalismo fisionomia flame florescente fodidos follows frequentavam freático
    -1 friendship frisou fundados furadeira furtiva gage galeano gameleira garay garner gauchão gauleses germânico ginga
    -1 globeleza gnomos gratuidade gravity grilos groselha grosseiros guterres hacking hahn harbour havelange heliporto
    -1 hermenêutica heterogênea hh hipopótamo homes homme horacio hoteleira howe hyo húmida iac iberê ignorava ilan imitam
    -1 immigration impacientes improvisadas incômoda indians indiquei inflamada inflexível ink instiga interessaram
    -1 interlocutores interpretaram interroga interrogações intervém invasivo invejável invista jarro jeb jordi jos jurema
    -1 kelsey kohl kristina lamego lancem landon lasca lastimável ld lendárias levantarem ligará lilo limpava linguajar liquid
    -1 lisura loc luxury ly lícito magnólia maher mandá manobrar marroquinos mastercard mattar matías melódico mercearias
    -1 metrópolis milagrosas mille mobilizaram molares mordomias moribundo mostraria moído míticas míticos mútuas nadu napalm
    -1 natalina navajo negritude neozelandês nevasca noitada notem obscenidade obstetra odioso ofendi oferecesse opala oradora
    -1 oralidade osíris ouriço palacete pandas parreira pattinson peabody pee pegador perseguidor piamente pics pinças
    -1 pioneirismo plebe plutônio polinésia pompéia ponderação popper population portes possibilite pregava presbítero
    -1 preservou pretendam privatizada procurará prosseguiram providence prp purificada quitar quorum raikkonen reciclados
    -1 recôncavo repetiram repreende reprodutivo resinas responderemos retrógrada reune revendedores reverenciado riggs rommel
    -1 rosales sado saleh salomé
    """
}
