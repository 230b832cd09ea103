/// Words of Spanish in frequent use, each row with twice the binary logarithm of how often they stand in 920,000
/// words of text. Made by Training/Words/language-words.py from wordfreq's data (Robyn Speer and others,
/// CC BY-SA 4.0); docs/develop/licenses.md has their sources.
enum WordsOfSpanish {
  static let table: StaticString = """
    32 de
    30 la que
    29 el en y a
    28 los
    27 no un se por
    26 es del las con una para lo
    25 su al como
    24 me más si
    23 pero te o mi
    22 le este sus esta todo ya ha cuando yo
    21 ser son sin hay está fue tu muy sobre también todos eso tiene nos porque qué
    20 así años dos bien entre puede desde hasta hacer ahora era esto vez hace nada ni donde parte solo algo
    19 tiempo día uno mejor mucho tan ver vida e ese han mismo siempre tengo cada después están gente esa estado estoy mundo va
    19 año les mas otro otros gracias otra cosas gran menos nunca personas tanto
    18 antes poco sea había tener trabajo durante ellos lugar creo cómo hecho quiero sólo aunque contra cuenta decir gobierno
    18 país soy todas casa estos forma he nuevo sido él aquí ella estas sí estaba estar hoy tienen alguien dice quien toda tres
    18 voy caso días momento bueno ciudad mis nuestro luego nacional parece nuestra poder pueden pues verdad
    17 historia mientras nadie nueva otras primera veces muchos cual debe dijo entonces ir tipo algunos general mayor tal
    17 además mal muchas primer según acuerdo cualquier dios fueron manera nombre unos ley medio partido bajo fuera hacia sino
    17 da grupo haber hombre puedo buena mujer persona será sistema casi fin hizo noche nosotros pasado presidente quiere
    17 tenemos tus eres méxico ahí cosa dentro españa estamos familia lado aún buen podemos
    16 misma pueblo tenía esos final mujeres política problema punto agua alguna equipo guerra saber sé vamos van ante dar
    16 embargo favor gusta importante información mañana pasa semana tienes claro dinero san social ejemplo estados horas igual
    16 millones número ti algunas hablar hora madre señor siendo centro derecho falta grandes haciendo hombres nuestros puedes
    16 amigos buenos cambio idea mierda muerte problemas tarde tras través tú meses podría realidad the algún amor dicho eran
    16 frente incluso primero real vas cuatro desarrollo hijo sociedad tema varios esas mí nivel niños seguro sería argentina
    16 hacen hemos juego llegar mano paso posible proyecto sigue somos unidos uso artículo cerca cierto grande países quién
    16 razón sabe todavía
    15 amigo i madrid mayoría padre salir seguridad tierra visto único cuerpo programa segundo unas universidad último cabeza
    15 foto haya internacional mil palabras pasar público seguir servicio situación ayuda juan libro siguiente veo datos dejar
    15 educación proceso sentido cinco clase cuanto derechos ello estás hijos mes usted largo ningún orden puesto quieres
    15 realmente alto demás dicen diferentes español junto lista medios ninguna personal total trata video viene web base
    15 camino digo empresa especial hola paz policía queda salud sitio tomar tuvo zona calle cara línea mundial obra ojos os
    15 pensar servicios sociales allí atención debería escuela julio pueda quieren respecto segunda siento ve vivir capital
    15 casos etc libre luz mejores población quienes relación sabes suerte varias bastante cultura debido difícil dio estaban
    15 fotos fuerte fácil habla miedo minutos música poner pregunta rey vos apoyo dado deja demasiado espero fuerza iba josé
    15 manos mayo mucha oficial propio buenas chile control deben empresas encontrar inglés marzo peor serie sur trabajar
    15 última
    14 asi edad futuro justicia libertad nuestras pesar tampoco venezuela allá cantidad corazón diciembre encuentra existe
    14 imagen importa norte octubre político principal propia vi vista volver voz actual ambos elecciones estudio grupos media
    14 mira modo palabra pasó sean tenido abril campo hubiera internet joven nuevos plan puntos pública región significa
    14 comunidad dirección habían has investigación junio lleva nuevas partidos partir película república resto vuelta consejo
    14 dan dónde hacerlo llamado mercado movimiento noviembre papel precio respuesta seis simplemente única agosto aun cargo
    14 comida cuales ellas enero experiencia jefe leer llama llevar miembros padres pena producción siglo ustedes cabo común
    14 economía entiendo espacio febrero hablando haga necesita opinión oportunidad organización partes página resultados santa
    14 tenga vale acción arte condiciones conocer estuvo necesito noticias plaza septiembre u usar valor vivo calidad causa
    14 central director duda europa fecha feliz iglesia necesario obras políticos pronto resultado alta cambiar civil colombia
    14 hermano libros local mar mismos viaje últimos acerca acá alrededor campaña carrera ejército encima estudios interés
    14 llegó mensaje negro niño objetivo of popular principio provincia recursos red río ah aquellos ayer blanco carlos comer
    14 compañía diciendo especialmente ganar interior lucha mediante nota pequeño prueba saben sol twitter vaya anterior buscar
    14 dia fuerzas justo lugares medida podía primeros principales temas ven éxito actividades adelante aire américa arriba
    14 autor baja diferencia dije entrar estilo ex in juegos lejos luis mala maría militar muestra oro par plata puerta
    14 relaciones sola
    13 ayudar canción color contigo defensa dólares fondo fútbol hago hija humanos ideas importantes llega menor ministerio
    13 pocos puerto quería recuerdo semanas acceso armas busca comunicación congreso espera evitar finalmente fuente hubo jugar
    13 juntos ministro productos puta siquiera época acciones actividad banco conocido conseguir construcción corte cualquiera
    13 departamento diez existen formas mitad oficina presente queremos sector serio superior supuesto boca capacidad comprar
    13 crear diferente energía esperar haces hicieron malo mantener modelo natural necesidad pequeña preguntas radio sale
    13 trabajadores viejo administración comisión conmigo costa cree crisis culpa cámara diario domingo empezar entender esté
    13 fuego fui habrá jóvenes perder políticas pone posición suficiente título vive actualmente creer llamada mamá
    13 participación sangre toma violencia auto brasil carta china ciudadanos cuál facebook leyes principios probablemente
    13 rápido solamente área aires banda ciudades clases colegio contenido decisión encuentro entrada fiesta francia francisco
    13 imposible medidas pagar pedro permite pp pudo televisión unión vía abajo atrás capaz club comentarios darle di error
    13 gusto hechos mayores normal precios proyectos redes sabemos sexo siete siguientes tambien texto tiempos análisis apenas
    13 chica constitución contrario cuentas código dolor efecto habría isla izquierda mente odio perú pienso post presencia
    13 profesor quizás respeto ropa serán siguen sr tenían totalmente versión aqui barcelona chicos cielo cine cuestión debemos
    13 escribir española formación hice ii importancia industria instituto loco origen premio re rico simple unidad vino and
    13 cambios canal cultural dando dejó derecha económica escrito esperando gustaría interesante jamás juicio miles noticia
    13 original peso pobre prensa propiedad revolución victoria votos vuelve york éste alma antonio artículos asunto buscando
    13 completamente conoce conocimiento estudiantes hospital humano imágenes marcha pasando pie puedan tecnología tipos
    13 trabajos verano aprender conjunto cuarto curso democracia don fe ganas género muerto nación negocio ocho pablo
    13 particular posibilidad profesional régimen suelo tuve ves visita ambiente ataque casas cuba económico edificio federal
    13 lengua mesa naturaleza noches pago piensa programas protección pruebas publicado sala santiago señora sueño teléfono
    13 trabajando transporte usa usuarios zonas
    12 acto animales asociación completo cuidado deseo detrás directamente doctor dr edición encuentran escuchar informe
    12 llegado manuel material metros momentos nacionales pareja perfecto presenta puso quedó razones recuerda venta viendo
    12 chicas confianza creación destino especie esposa hambre legal muertos negocios obtener pedir pensando perro propuesta
    12 pueblos quiera responsabilidad reunión revista solución territorio to viernes vídeo aplicación aumento calles cama
    12 ciencia decía diga distancia doble familias jesús marca memoria motivo opción pase pesos práctica realizar referencia
    12 reforma reino resulta riesgo sacar sentir silencio temporada terminar autoridades comenzó comercio daño elementos
    12 equipos esfuerzo fuentes gratis hacía http internacionales locales miembro murió médico perdido producto próximo sabía
    12 salida selección sistemas tendrá teniendo vieja aparece aquel conozco contacto contar crecimiento despues excelente
    12 función independencia intereses larga llevó plazo salió santo tv término valores verdadero verde voto corrupción cruz
    12 dormir esperanza fiscal hermana ido incluye john líder militares nombres podrá propios públicos rato tales tengan tratar
    12 tribunal usuario ésta acaba amo barrio chico ciento comercial copa creen cuyo efectos elección empezó exterior
    12 habitantes hermanos honor instituciones llamar mejorar miguel morir oficiales parque pequeños podrían siente tanta
    12 triste alguno contrato david debate dieron diseño electoral hogar mando niña películas quedan recibir rojo similar vemos
    12 vienen ambas argentino azul carne cumplir dices discurso encanta entrevista españoles estudiar expresión extraño flores
    12 funciona garcía increíble inicio juez maestro marco materia ninguno oposición registro teatro términos vecinos asamblea
    12 caja canciones detalles dijeron empleo enfermedad escena estructura fines golpe grado hacemos incluyendo lleno lópez
    12 matrimonio misión pan parecer participar peligro pelo presión sección sos tercera venir vio amiga batalla café carácter
    12 deberían distintos duro eh estación evento francés gana google independiente ingresos intento japón lunes novia ofrece
    12 operación papa perdón planta primeras públicas sirve tantos teoría volvió baño características compañeros compra
    12 concepto dicha diputados directo distintas documentos enorme exactamente festival generales gobernador hotel lograr
    12 matar mismas necesitamos necesitan ocurre período piel planes pocas principalmente raro responsable rusia tamaño abierto
    12 afuera alemania blanca clave comienza compartir considera crítica dejado demanda dias diversos ecuador escuelas estará
    12 hagan hará jugadores luna ojo personaje piso pobres pro quizá recién reina representa salvo sábado tercer tierras
    12 tuvieron velocidad visión áreas alcalde altura anteriores asuntos candidato comentario competencia crees debajo diversas
    12 empieza escribió estan estaría estén facultad generación gestión hayan lee menudo presupuesto querido quieras suena
    12 supongo trabaja usando videos abogado abrir acabo anda antiguo basta carga cita consumo contexto correo culo cuya das
    12 decisiones ejercicio elegir entra figura genial historias jugador menores municipal naciones necesitas nueve objeto
    12 personajes pies publicación páginas supone tratamiento villa
    11 actos calor ciencias completa conciencia cárcel debes dejo digital distrito familiar fundación ganado histórico
    11 intención junta listo llevan londres máximo niveles ocasiones parecen parís pensé pide piedra podido privado propósito
    11 recordar reglas rica secretario sede soldados tomó técnica aeropuerto autoridad ay cadena capitán centros continuación
    11 delante europea fernando fondos gustan humana influencia judicial lenguaje literatura mensajes mexicano naturales online
    11 propias querer recibió saludos tantas actitud basura búsqueda clara coche corto cuánto documento doy dudas espíritu
    11 existencia familiares finales frontera funciones hablan idioma leche mirar obstante operaciones organizaciones planeta
    11 pobreza quedar segundos sexual super tengas tienda unido vacaciones vidas viva belleza blog construir cuándo declaración
    11 empleados estadounidense estatal ganó habia jajaja jorge león líneas mínimo números ojalá pantalla papá perfil periodo
    11 próxima pudiera tarea tendría termina tratado uruguay artista artistas aspectos caer compañero comunidades crédito
    11 cuesta depende distribución fuertes gas grave hablo identidad inteligencia inversión llena llevo mirada ok pedido
    11 pequeñas playa profesionales promedio puertas pérdida quisiera recibido resistencia seria sánchez terreno tratando
    11 valencia viven voluntad votar aceptar antigua asesinato aspecto cierta cocina comité conflicto consecuencia correcto
    11 dulce entiende errores explica física impuestos inmediatamente jueves medicina movimientos mío necesidades negra novela
    11 objetivos oh pa parecía pasan permiso presentación privada profesores puente reales reconocimiento regreso
    11 representantes rosa subir tenia terminó tren utilizar verdadera víctimas últimas abierta aguas altos bebé beneficios
    11 categoría claramente concurso consecuencias creado decreto dejan dura ejecutivo encontrado especiales estrategia eventos
    11 frío generalmente gobiernos hacerse iii india jaja latina llegan municipio patria penal pensamiento periodista
    11 personales ponen pregunto prisión realizado refiere santos sentimientos tomando accidente actualidad alimentos
    11 aproximadamente autores avión bandera biblioteca campos celular colores costo dejando deje delito deporte disco entrega
    11 escritor etapa funcionarios hermosa iniciativa jugando kilómetros liga llegaron llegue madera materiales mexicana minuto
    11 ocasión poca precisamente puestos regional resolución respuestas rodríguez ruta secreto suele tendencia toca tradicional
    11 acaso alumnos aquella audiencia bases bienes cargos comienzo condición crimen cuantos des diego disponible drogas
    11 extranjero formar frase global gonzález impacto inteligente intentar italia laboral motivos móvil presentar presidencia
    11 publicidad pude resolver seguidores sitios trato venga youtube alcanzar animal aparte bolivia ciudadano colaboración
    11 compromiso conferencia cuento cáncer debo deuda división enemigo estrellas explicar foro frecuencia gastos habitación
    11 herramientas humanidad humor institución interesa km letras lima lindo llegada merece moral museo médicos mía normas
    11 notas palacio perdió pidió plantas plataforma publicó regalo religión rápidamente sectores segura tuyo técnico agentes
    11 as bonito breve capítulo clientes conocida cumpleaños decidió defender eeuu estrella evidencia firma for guardia hubiese
    11 juventud llaman martes metro navidad new on oportunidades perros probable procesos produce recibe responder sencillo
    11 sevilla señal sigo siguiendo superficie temprano tradición universo valle viento vuelto arma cartas colección comunes
    11 conversación directa escenario estuve exposición hablamos hermoso huevos igualdad invierno lados llevado luchar mirando
    11 moda método normalmente ocurrió oferta onda pasos quede regiones roja salvador seguramente sentencia sesión software
    11 sonido sorpresa sucede tarjeta tomado utiliza alberto asimismo bolsa brazos cambia cerebro ciertas clima comportamiento
    11 corriente corta debía discusión do dominio encontró escala escribe espalda extranjeros gracia intervención libres montón
    11 opciones pasada presentó probar propuestas sensación show similares terrible vea vergüenza víctima órdenes acabar
    11 agencia anunció apoyar asistencia ayuntamiento bajar cabe cae candidatos comandante constante contiene convirtió crea
    11 cuerpos den diferencias ejemplos euros examen felipe fiestas fundamental igualmente impuesto indica industrial juega
    11 llamó malas mapa masa mentira miércoles novio nuevamente periódico placer podrán posibles premios representación
    11 requiere resumen roma seas seguido sueños titular turismo unidades vayan vender verlo verte viajar vuelo you actuar
    11 alcance anual archivo aumentar beneficio carajo cerrar ciertos comerciales continuar convierte cuello definitivamente
    11 dictadura década establecer famoso gato gay lectura mantiene martín michael niñas oye porqué posibilidades príncipe
    11 pérez quedado realiza reyes tiro torno usan
    10 abre abuela ahi cambiado carretera caída cola continúa convertido cristo daba daniel disposición dueño editorial
    10 espacios fernández hagas inglaterra labor letra lluvia malos marido modelos mostrar oeste opiniones periodistas piensan
    10 poderes prácticas puedas sentimiento seres situaciones suma tasa tenes tocar tranquilo universal usado viejos vivienda
    10 viviendo absolutamente alegría amistad anteriormente aparecen buscan castro cero cliente concierto considerado correr
    10 culturales córdoba dale descripción diría edificios elegido encontré evolución fuese haría iban iglesias indígenas
    10 infantil ingreso investigaciones mexicanos moneda motor nació negros occidental panamá permanente populares
    10 prácticamente punta realizó salga sub suelen traducción tráfico universidades ángel actuales adentro ana caliente
    10 caracas cariño chino consejos constitucional controlar coronel diputado disfrutar enfermedades enrique entero esperaba
    10 excepto experiencias filosofía guatemala hiciste james licencia millón parlamento pecho pelea pensaba perfectamente
    10 proteger publicaciones reducir salen secundaria toque tío volumen ámbito alianza amenaza art artes campeón castillo
    10 cataluña civiles cm colectivo complejo conexión consiste decirle divertido económicos encontramos escucha fotografía
    10 fueran intenta leyendo linda loca límite mezcla objetos parar paul perfecta poesía policías prefiero rafael raza
    10 reacción representante salón señores siga tendrán trae técnicas vieron áfrica árbol árboles útil amplia autos bancos
    10 bosque causas cuestiones dejen denuncia desarrollar económicas estudiante europeo factores fase histórica ideal ilegal
    10 imperio islas israel jornada límites maneras nacimiento participantes patrimonio pertenece pese pido piezas presentado
    10 primavera provincias recientemente reconocer romper rostro ruido sal sepa significado tomo vestido virgen vosotros
    10 actuación alcohol altas ama apertura caballo cierre circunstancias comenzar conocidos contenidos definición desastre
    10 décadas efectivo emergencia enlace felicidad firme fácilmente guía haz hecha herramienta inmediato iv jardín llamadas
    10 maduro martínez minas máquina personalidad perspectiva peña pierde podían publica quedarse quiso recuperar responde rock
    10 salido seguros viajes xd agricultura alemán alternativa amplio aquellas arena argumento ataques bajos by caminar canales
    10 capaces cientos co combate consulta convertirse corresponde daños decidido dejaron demostrar dignidad enviar extremo
    10 generar gol inferior mario mental montaña musical necesaria orgullo oriente paciente paga pasión permitir pieza pintura
    10 pista poniendo positivo promoción quedo reciente regresar relacionados reserva ritmo robo siglos suyo temperatura tono
    10 us variedad washington únicamente academia activa activo agente antiguos ausencia bogotá cabello cercano considerar
    10 críticas dispuesto diálogo enemigos esfuerzos estadio et goles incluyen inicial joder locura logró líderes madres
    10 maestros molesta muere métodos obvio ofrecer pacientes pidiendo plano pongo poquito producir pura quieran risa rural
    10 ruso servir socialista triunfo tropas ventana vuelva ánimo absoluto acceder actor andar anti apareció asegurar bar brazo
    10 caballero cuentan detalle díaz electrónico eliminar entró especies esperamos explicación francesa ganador george hojas
    10 iguales implica irse legales marina mina mm máxima múltiples nacido obviamente olvidar parecido piernas poeta primaria
    10 procedimiento puro puse quedaron recuerdos senado soluciones sube torres trump tuviera títulos unidas utilizando viste
    10 voces zapatos afirma americano andrés archivos asia barco bomba cayó cerveza clásico compañías consigue cortes cuadro
    10 cuantas cuáles cámaras declaraciones dedos delitos demuestra ed eduardo entendido federación gloria granada habido harry
    10 impresión instalaciones llegando llevaba man municipales numerosos oriental preguntar presentan responsables rápida saca
    10 salvar talento torre traer utilizado venido ventas visitar actores aniversario anoche aquello aviso cien comparación
    10 compras comunista conocen contó darse deportes dientes dificultades echar ejecución entorno estando europeos expertos
    10 extensión figuras físico homenaje interna leo leído listas llorar mata meta morales muchísimo muestran oficinas papeles
    10 pensado petróleo piden posteriormente potencial presentes profundo regla regular renta ricos serían señala taller textos
    10 ventaja abrazo adultos afecta baile blancos bonita ciudadanía conocimientos corea creemos dedicado descubrir desea
    10 enseñanza entidad entrenamiento enviado espectáculo esposo estés felices fenómeno fuimos funcionamiento guste horrible
    10 huevo incluido informes intelectual javier lanzamiento llevaron martin moderna ocurrido pared paro particularmente
    10 pasaron pensamientos preocupa propiedades provincial residencia ríos sonrisa tareas vecino vehículos veía abogados
    10 abuelo aplicaciones australia basado bella california colonia come comunicaciones cooperación correcta darte dará debió
    10 declaró digas discutir elemento encuesta entradas exacto extra extraña forman franco frases grados hubieran individual
    10 individuos infancia infraestructura ingeniería interpretación is jueces legislación liberal llego lógica manejo
    10 ministros moreno oscuro oído partida permiten personalmente ponerse preguntó princesa progreso puesta rol seguimos
    10 sujeto torneo trabajan tradicionales turno vacío venezolano veremos vivimos algun aprobación católica celebración
    10 celebrar cerrado ciclo científico conde crecer criminal círculo decidir dirigido escritores establecido evidente
    10 excepción exteriores falso formato graves hablas habló hierro ja juro lago logrado mercados modos monte norma olor
    10 perdiendo peter pleno ponga porcentaje posterior potencia preparado pretende publicada reformas ricardo riqueza salario
    10 saludo sierra sucedió tabla utilizan vs acuerdos bienestar cantante castilla concentración conseguido copia corona
    10 cristina crítico deberá deberíamos dedo determinar doce encontraba envió establece estarán flor fracaso fábrica gasto
    10 gómez hacerle intentando margen pais paredes paseo peligroso rojas secretaría series suficientemente superar techo
    10 transmisión tuya ubicación veinte visitas viviendas
    9 absoluta aceite activos alejandro antecedentes anuncio aplicar audio azúcar broma cambió canadá castellano científicos
    9 cifras columna correspondiente creó cumple cura cursos descanso distinto duele dé empresarios escuchado esquina
    9 estuvieron genera gira grecia gustó habilidades imagino intercambio introducción lenguas luces organismo organizado pedo
    9 piedras posee promover pudieron raíz relacionado repente rosario siguió solicitud súper terminado testigos vayas vuestra
    9 véase vídeos ángeles índice acabó alcanza am aparentemente caminos carreras conflictos culpable democrática difusión
    9 dirigida disponibles documental drama entera estuviera falsa feria inició it juntas lucas magia mantenimiento moderno
    9 muro necesarios nicolás pareció podrías posiblemente puto queso recorrido relativamente religiosa restaurante sabor
    9 sentía supremo temporal tiendas trabajador vehículo vengo virus vías andalucía avance bailar beso campañas celebra
    9 chávez comenzaron complicado conclusión considerando continente costumbre destaca diarios digan dime empleado entidades
    9 escolar factor fechas hacienda impresionante infierno informó interno inversiones irán liberación localidad ma manda
    9 mandar mandato marcas maria metal numerosas paraguay pasajeros peores polvo portugal posiciones producido publicar
    9 realizada reducción representan resultó rivera senador señaló socio solidaridad sufrir talleres tecnologías templo
    9 teniente tercero terror tome top tormenta adiós an armada bajas bola cable cantar comprender corre costos cuarta cuyos
    9 decide decirlo decirte dejes desarrollado descubierto eléctrica encontraron escritura estadísticas fraude gigante
    9 horario ingeniero instrumentos labios laboratorio llamo logra lujo manejar mejora mentiras municipios my ocupa pc
    9 petición plena podrás podríamos previa privadas privados programación propone protesta reuniones rio robar robert silla
    9 solos suficientes termine toman ue vean venezolanos vicente vivido votación vueltas vuelvo últimamente abandonar abrió
    9 agradable arquitectura aumenta batería bienvenida brillante caras cena comunicado conoces contratos corriendo cristianos
    9 cubrir deber demostrado diablo duración encargado enfermo enlaces existir financiera franceses guerrero hablaba hablado
    9 hacerte héroe idiota importar italiano meter mio médica obispo obligado periodismo portal postura preocupación
    9 preparación primo productores próximos pusieron razon reconoce reconocido respondió restos señales sigan so sueldo
    9 superiores suya tensión treinta tránsito tuvimos yendo argumentos barrios basada ben boda chocolate clasificación
    9 conceptos consideran coño cumplimiento cuántos dada definitiva deseos destrucción difíciles dirige espejo esperan
    9 estadounidenses fama formado fría hable harán heridas hielo idiomas imaginar indios inmigrantes interesantes irme jurado
    9 laura materias ofrecen one organismos oscar paquete parejas per periódicos propaganda psoe querían ramón rango rara
    9 retiro ronda rumbo sienten solar sombra símbolo testigo técnicos vigilancia w aca agenda americana apoya argentinos
    9 asesinado atacar caribe carro che científica cifra concepción concreto conservación constantemente corrientes cristiano
    9 cuidar darme democrático detenido dibujo dichos dirigentes electricidad episodio escrita escritos estaciones fotografías
    9 gabriel ganando haberse hacían hugo humo independientes instrucciones integración judíos levantar leyenda link llamados
    9 llegamos llevando mendoza montañas nace necesarias obtuvo oficialmente paciencia pasaba patio perdida pico piloto pm
    9 presidencial presidenta prima recurso registros relacionadas religiosos river saco saliendo sociedades tendremos urbano
    9 acontecimientos adecuado americanos aparecer aparición arroz autorización avenida aventura básica caro ciudadana
    9 cobertura colombiano conforme conocí consiguió deberías dejamos desgracia detener empezaron enfoque entrenador
    9 evaluación explicó explotación faltan favorito financiero fuiste gordo habitual identificación incremento individuales
    9 iniciar invitados japonés limpieza locos macri mencionar mexico monedas na nave necesitaba nieve obligación observar
    9 once originales pacto particulares presos profundidad prohibido putas quise realización regionales religioso renuncia
    9 revisión roberto sabido salieron sera sexuales tarjetas tendencias tonto trabajado transición trataba tratan venía verla
    9 vuestro xx afirmó alerta alfonso aplica aprendizaje básicamente básicos carmen casado caza cc combustible conviene
    9 curiosidad damos deportivo desayuno describe diversidad droga débil ee egipto ejercer emperador empezando ensayo escapar
    9 estabilidad estábamos exclusivamente experto expresa fallo fiscales funcionar fundador garantizar generaciones habilidad
    9 hacerme hernández hicimos honduras incendio instrumento interesado investigadores investigar lento lleve manifestaciones
    9 mueve originalmente paja palo piensas podamos pollo pones profunda radical relato reloj requisitos revisar riesgos roca
    9 salto secretos sentí sirven soldado ten teníamos traje universitario verdes vuelven abuso ambiental asco bandas bolívar
    9 caballos cartel castigo categorías ceremonia chileno chinos cierra computadora conducta confiar cortar créditos cubierta
    9 dame demas derrota descubre destacar dieta establecimiento estructuras famosa fórmula golpes gracioso heridos https
    9 ilusión instante intentó lanzó lágrimas mama medalla multitud nieto nuclear numero ocupación olvidado organizar pacífico
    9 pelota pendiente permitido plato porno pre previamente quita ramos reciben recomiendo recuperación rueda soledad
    9 sorprende supuestamente temor tirar tranquila ubicado urgente verdaderamente verse virtual xix álbum árabe únicos aborto
    9 ancho apellido aprobado aviones borde canto conductor consciente contento conversaciones curioso dama desierto destruir
    9 directora duque editor educativo enseñar entregar equivalente escuchando femenino feo ficción fronteras funcionario
    9 fundamentales fué genio hijas hoja individuo invitado isabel jefes limpiar louis lástima manga marcos mediados medias
    9 mencionado mostró máquinas necesariamente orientación patrón positiva procedimientos profesora quedando quinto
    9 rendimiento reservas reto richard salarios sentado sientes suprema titulado típico ud une valiente vende vengan verga
    9 vicepresidente acepta acusado adecuada analizar app arco asesino asiento asumir bolas caballeros calma caminando capa
    9 charla creía cuentos cumbre declarado dejas desaparecido embajador equilibrio equivocado escribiendo excusa exige
    9 expansión firmado guerras hechas hermanas identificar incluir lector logro mecanismo miren negativa ocupado olvido orto
    9 parada poderoso portada previo produjo profesión puebla raíces rechazo refiero reflexión rescate situado tesis tía
    9 ventajas vivos votantes órgano órganos alas amigas aprende armadas arreglar asegura atender autonomía bienvenido botella
    9 básico cajas campeonato cantidades cerro ciertamente coger colegios composición concha condena conocemos consigo
    9 constituye continua creciente criterio críticos daría data define digamos electorales emociones empiezan entienden
    9 espiritual femenina fiel fortuna gabinete go guillermo gustado habiendo huelga inicia instagram instalación lanza limpia
    9 manual maravilloso mate menciona miami muchachos muestras negativo obama oración orgulloso parcial permitió producen
    9 quitar recientes religiosas respectivamente ridículo sabia seguimiento sergio sesiones socios suave tendrás teresa
    9 territorios tira transformación trató universitaria world académico actriz actualización adicional alemanes amarillo
    9 aprovechar basa bello bravo cabezas catalán cercana charles city coalición coches combatir coordinación culto dato
    9 dependiendo depresión dioses distinta efectivamente electrónica emoción empresario escucho esencial espada expresar
    9 flujo galería garantía gasolina habana hiciera hilo indio indígena interesados jack jajajaja laborales latinoamérica
    9 liberales llevamos metas mínima móviles preparar propietario protagonista quito química realizan revela rusa sentirse
    9 sienta siria sufrido tengamos totalidad tratados up urbana versiones violación vivía volviendo acompañado alex
    9 alimentación alonso alternativas anuncios británico combinación conocía cultivo cuántas células césar desconocido
    9 dijiste dueños echo efectiva embajada empecé específico fijo formal gris gráfico guarda históricos hospitales héroes
    9 incluidos inmediata ira jean juvenil largas literalmente llamas maestra manifestación matemáticas mecanismos moto ordenó
    9 oír pagan pagos pasamos pesca pinta plazas posesión prioridad reglamento respetar rurales sacó salsa salta separación
    9 sucedido tasas tesoro toledo toneladas tribunales uu zaragoza éstos ética
    8 acaban acero ala aparato armado autobús barra bicicleta bolsillo busco camiseta casualidad cinta cirugía coca comparte
    8 creando decían departamentos determinado dolores domicilio dominicana escenas esclavos estaré estatales existentes
    8 explosión extrema falla fans firmas gatos gil guardar gustaba hogares informa inocente internos lanzado lectores leí
    8 limpio llevará mark max merecen montevideo moscú murieron málaga nacionalidad palma pendejo poema pri promesa protestas
    8 pudieran queja quinta quiénes referencias reproducción sabiendo sanidad simples sindicato soberanía sufre taxi
    8 terroristas testimonio tom tomaron transparencia uniforme venezolana verdaderos via abiertas adolescentes aldea amante
    8 android aprendido asistir asociaciones autónoma bebe beber black cambiando cansado chiste circulación cometido comienzos
    8 componentes conducir consta crece criminales crímenes darles deberán desaparecer descarga dibujos empezamos
    8 específicamente facilitar famosos fila firmar fumar futbol gritos hayas henry herido ideología ignacio imaginación
    8 inflación integrantes kim mantienen mató misterio nariz nicaragua occidente onu oscuridad paisaje participa pensamos
    8 pensó poblaciones pop preciosa quince redacción renunciar repetir salas seguirá sensible sigues sobrevivir suiza
    8 tristeza ventanas accidentes administrativa ahorro alquiler amable antiguas apariencia ayudan banca bellas cadenas caos
    8 censo cincuenta colectiva compuesto contactos contando convertir crean criterios crónica culturas delegación despacho
    8 despertar despierta docente documentación eje estrategias finanzas fortaleza ganancias haré integral intenciones
    8 invertir inútil kilos lección legado levanta llamaba lluvias luchando mariano masas muerta muertes panorama park pastor
    8 pedazo permanecer presidentes prevención profundamente quedaba querida rama raúl revistas revolucionario roto ruedas
    8 seamos segun seguía serlo signo sois sufrimiento ta termino thomas todavia tomas té ultimo unico vaso veracruz
    8 visitantes william abiertos acabado administrativo amenazas articulo ayudó bloque bosques campamento clínica condenado
    8 conferencias convenio creada cristal cristiana decimos dedicada defiende definir desarrolla dirigir dispone dulces
    8 ejercicios elaboración eras estable estreno exceso extranjera financieros giro gratuita grito institucional juzgado
    8 largos liderazgo llegué llenar longitud lorenzo min mover mr muchacho naranja negociaciones olvides otoño pagado permita
    8 placa podremos pongan recepción recoger refugio regalos representar represión ruiz sacerdote sebastián seco secretaria
    8 sufrió supo tardes tele tenéis territorial toro tragedia venganza vigente volar z ácido ó ademas afectados apartamento
    8 barato biblia bombas buscas calderón candidatura característica caído censura cerrada comiendo comprende conquista
    8 contestar corazones creciendo cruzar cuenca desaparición destacado dichas dificultad dudo dólar emisión entrevistas
    8 españolas esperanzas exigir extremadamente favoritos felicidades finalidad fruto guadalajara guitarra ignorancia
    8 incidente independientemente informado inscripción inspiración invitación justa linea love mención milagro nena normales
    8 nosotras notable observa ocupar océano ofreció parezca pasará pasta poemas preso propietarios quedé reducido regresa
    8 regulación romero rompe sa suspensión terrenos terrorismo trajo turistas viejas vital víctor we whatsapp xvi adolescente
    8 adquirir alegre altamente amar america aves bordo calendario cancha catedral causar centrales circuito circular cobre
    8 compañera comprobar construido correa costumbres cruel cuadros cuyas difundir digitales dinámica disciplina
    8 discriminación disculpas dió dosis enamorado enfrentar envío escándalo esencia estaremos expectativas facilidad
    8 felicitaciones fifa gesto grabar habéis hagamos humilde impulso informar instancia izquierdo jaime joda lentamente
    8 limitado llave llegará llorando multa negras niega noble nombrado obtenido participaron participó pasé peces pelear
    8 percepción pertenecen plantea policial prisioneros privacidad productor promesas rabia rayos realizadas restaurantes
    8 rodrigo santander semillas sentimos soporte sostiene tomás tour tradiciones utilizada vimos actuaciones aliados all
    8 apple apuesta avanzar ayudas añade barcos big ca captura carnaval carreteras cd chilena comprensión convención
    8 convocatoria creador dedica descubrimiento discos diseñado disfruta eco ediciones eliminación empezado encuentras
    8 encuentre envía escuche estima excelencia exámenes fabricación federales financiación frank ganadores gerente herida
    8 impedir importe info ingenieros intensidad juzgar lanzar legislativo listos maldita mancha mauricio obliga obligaciones
    8 pecado penas pensiones planificación podes polémica prevenir psicología quedamos queria refleja rosas rusos rutas récord
    8 sacado selva silva socialismo subió teléfonos trabajaba vargas vistazo visual vol wow xxi admitir agregar ansiedad
    8 asesinatos asesinos bob bolsas camión canta certificado citas claras comentó considerada consumidores correos creencias
    8 critica criticar cuarenta cubano cubierto cubre declara declarar delincuentes dependencia depósito desafío descubrió
    8 destinado diaria disculpa docentes embarazada enormes enseña falsas garantías gravedad gustavo herencia innovación
    8 intentado invasión julia kevin latino llenos magnitud maldito matando mataron medicamentos misiones monumento murcia
    8 negar observación olímpicos op perdieron perdí pizza platos plástico portugués prepara protocolo provoca próximas
    8 pérdidas reporte residentes responsabilidades rival sello semejante señalar signos solicitar solucionar suicidio
    8 síntomas teorías terminan trayectoria tumba usos utilización vencer verás vivió volvieron éstas aceptado actúa
    8 adicionales agradezco agregó ampliamente anillo aporte aérea bloqueo cambian capacitación carbón cobrar comedia competir
    8 completar conclusiones contribuir correspondientes cuota defensor dejé denuncias desempeño dimensiones dispuestos eficaz
    8 encontrarse estadística existía fan fiebre fiscalía florida funcionan gane griego guardias herrera huesos indican
    8 industriales industrias intelectuales international iphone irá kg ladrones llamando llame llevas logros manifiesto
    8 mercedes miseria novelas ocurrir ofertas ojala olvida or pagina pantalones paulo peruano pierna play ponte preguntan
    8 previsto probado quedará razonable referente respirar revés sacrificio salí sano sencilla separado sombras street surge
    8 tenis terapia terrorista tocó tranquilidad transferencia trate turquía ubicada veamos vega venden videojuegos vidrio vii
    8 virtud abandonado acta actitudes agrícola aprendí aprobó atmósfera bebés bienvenidos blancas brasileño bus capítulos
    8 celebró chris ciego comisiones conciertos confirmó confusión conoció continuó costado cuartos cómodo danza decidieron
    8 detenidos diccionario dirigió dispositivo echa elena encuestas estándar europeas falsos fantasía fija frecuentes fresco
    8 habrían hitler imponer iniciativas inmigración inteligentes lana limitada madrugada mantuvo marcado medina metido
    8 miranda misa motores mueren nervioso ningun núcleo obligados patas persecución pesado pescado plataformas popularidad
    8 pozo precioso preparados propuesto quejas rajoy recibieron registrado remedio reputación rumores sinceramente sindicatos
    8 this trenes universitarios usó vinieron vives xi alcanzó alemana amado anna apunta aragón asistente ayude añadir be caen
    8 casco chicago cocinar colectivos confirmar contaminación copias cumplido descansar descargar diagnóstico digno
    8 directores dormido doña empleos ensayos estabas estudiando explicaciones frutos galicia grabación grasa gritar huir
    8 inglesa intentos japonesa joaquín jurídica macho mail mandó mary maíz mire muriendo músicos ola operativo oral
    8 organizada ortega paraíso pasen pendientes península poderosa posteriores practicar preocupes presa proporciona
    8 proporcionar provocar quedarme queres reacciones recomendaciones relevante rutina sabían senadores sepan soportar surgió
    8 tetas time times tomen ultima veas verá útiles aclarar adopción adoptar alarma alegro almas amanecer anuncia apartado
    8 asalto at av berlín botón básicas cercanos colegas colombiana colonial comenta conduce confirma confirmado conocidas
    8 consentimiento contaba contado conveniente corporación cortos decidí demandas descuento desempleo deudas direcciones
    8 diré dispositivos duelo educativa embarazo emocional encanto entran escuché escudo estancia etapas existente favorita
    8 filas flota fomentar frecuente frecuentemente fruta fuga ganan garganta gráfica helado himno house ideales informática
    8 investigador ios juegan king lobo lograron lógico margarita matan medellín mensual mete miras monterrey mostrando
    8 muebles musicales negociación oficio parado pierden presentarse préstamo receta recibo rincón sagrado salgan salimos
    8 salvaje sanciones satisfacción sexy situada smith solía sonora sorprendente soviética steve sufren sugiere supe tela
    8 texas utilidad vasco visible vistas windows with éxitos aceptación adn agustín alcanzado alegra apreciar atractivo
    8 avances azules bahía billetes camisa campesinos capitalismo cargar chilenos cia clásica com cometer comprado comunistas
    8 debates directiva discursos elevado elige eléctrico encantaría encuentros enferma enfermos enfrente entrado escribo
    8 esperemos estimado estrés eva expresó federico gimnasio hectáreas hey hombro jodido judiciales luchas mac maravillosa
    8 marketing millas minería mini mundiales mérito negó nubes oaxaca ocultar oscura papas pasaje pelotas pez po preocupado
    8 preparando provocó publicados queridos ramírez realizaron regresó relacionada renovación retorno robado rojos rompió
    8 semestre servidor sintió sujetos suárez terminal terremoto tony trabajó trampa tremendo triple unirse vela vestidos
    8 vuelos absurdo adulto afectan agencias alan alimento alumno anuales aprobar artística ascenso asientos asociados
    8 ayudando añadió brutal cartera catálogo celulares cementerio colombianos comenzado consumidor continental convencido
    8 corruptos crema cubana cumplen debilidad debían denunciar desaparecidos destacó detención disney durmiendo déficit
    8 eficiente entregó entusiasmo esperado estúpido etiqueta expresiones extranjeras fa filipinas fox from fuertemente
    8 geografía golfo haberlo historial impide incluida ingleses intenso intentan jamas jiménez joe jugado jurídico justamente
    8 líquido mantenerse mejoras mide militantes minerales miro miss mito modernos monto mortal municipalidad osea participan
    8 pasaporte pega perra propuso proveedores pánico realizando rebeldes recibiendo refugiados respaldo romano saludable
    8 saque sentidos seré sirvió tocado tuit utilizados vete volví vuestros walter árabes aburrido adaptación ajuste alfredo
    8 amas anime armados asesor asturias atentado automáticamente bebidas boy cambie campus caridad celebrado clásicos
    8 comentar comienzan conservador considero contratar coraje corresponden creas cuerda cálculo duró empresarial
    8 entretenimiento espacial específicos esquema estética extremos falleció financiamiento free frutas futuros físicas gama
    8 gastar gutiérrez habíamos horarios horno horror humanas inauguración inclusión inevitable inseguridad invita judío
    8 justificar legalmente libras mantenido maravilla marihuana masiva mia miel naturalmente navarra notar obtiene ocurra
    8 orígenes penales permanece peruana piano pinche podéis ponerle positivos preciso presentaron ramas realizados reduce
    8 requieren retrato sabiduría sales sana scott sepas servidores st star suceder sucesos tarifas tiros titulares traición
    8 trama usada usados valladolid vendido vietnam voluntarios
    7 adquisición africa alexander almuerzo amantes antigüedad apoyan asociado balance banderas bebida becas bomberos canarias
    7 capas casarse causado citado competencias compró considerable convento coro cádiz daban decenas deportiva describir
    7 desigualdad dificil disputa electrónicos espectacular estudia evidentemente evita full funcionando gritando gustos
    7 hacerla hipótesis hueso humedad ida inicialmente integridad juárez lamentablemente lea lealtad lecciones lesiones
    7 libremente ligeramente marta medir mentir mike modificación modificar monarquía morena muros news piense pilar pisos
    7 playas poetas ponemos posta repito sabías sacan salgo seminario señorita siguieron socialistas suministro tejido tendré
    7 test tí volverá xviii abandono abusos acompaña acoso ad alrededores alturas angel aportar arreglo arturo autopista azar
    7 buscamos camiones cantando capacidades católicos causó center cerró choque circo colón consenso consideración
    7 continuidad controles cueva defecto demuestran eficiencia entrando escolares estemos exclusiva habitaciones hermandad
    7 internas jackson jesucristo jones joseph jurisdicción lucía majestad manzana marruecos mato maya musulmanes nacer natal
    7 negociar ordenador pasas pedimos pensión perfección piscina pistas podria polonia precisión pregunté rayo recoge relatos
    7 retirar rubio salamanca seca secciones secuestro sensibilidad serios sexto sonidos subiendo sudáfrica sufriendo suyos
    7 tomé traslado truco tubo vaca vapor vine violento épocas académicos administrador afirmación agresión alba albert alli
    7 american andan apoyando artificial aventuras balas barba baños bretaña británica brown buscaba cabrón campeones
    7 civilización claves colocar consejero considerados constituyen contienen contraste convencer correctamente costas coste
    7 creencia cuero damas darnos defensores demasiada detuvo devolver diana diera dimensión dirigente disminución diversión
    7 doctores ejemplares encantan escalera escasez escritorio especialista específica esperas estableció eterno extiende
    7 extraordinario extraños fallecido gonzalo grabado harto hoteles ilegales implementación impunidad inocentes intensa
    7 japoneses jose kong laguna lamentable li llamaron llegas llenas marcar marqués metió mostrado míos navarro nick novedad
    7 novedades obligatorio obstáculos otorga pelotudo piedad ponerme preguntando presentada press prestar prohibición publico
    7 quedas quédate rapido reconstrucción reunir rodeado sed setiembre sexta significativo sobra solas solitario sueldos
    7 tecnológico tenés tigre trinidad ucrania unida urgencia vendedor vota afectado agrega aguantar ahorrar alza andes
    7 aseguró autora beca bill borrar bs can cardenal cima click clubes comerciantes compré conservar contribución cubanos day
    7 defectos dejaba delgado demonio denominado descenso dictador dirá disposiciones doctrina du eficacia elegante entraron
    7 entro escoger estómago expedición explotar externa fantasma gano géneros habrán haremos harina hollywood importan
    7 ingresar italiana juicios lavado lesión literaria lleguen mami mapas mediodía modificaciones molesto mono negativos
    7 norteamericano oculta opuesto oso pares paris patrones paula pedazos pene pibe planos plus prefiere preparada prisa
    7 productividad proviene quemar rasgos reconoció recuerdan reparto repite restricciones rocas sara satisfacer servido
    7 serás siglas sincero sopa sra suecia símbolos tapa tortura trabajamos transmitir trono vera vientos ésto únicas
    7 académica acusaciones advierte ai aliento angeles anunciado asistentes ave averiguar besos cansada carolina certeza
    7 chistes claridad colaborar coma compuesta consideró corrupto creatividad cuadrados cuartel cultivos cuotas custodia dc
    7 decirme divina duros electo elegidos encargo encontraban entendí escribí espaldas espectadores específicas evaluar
    7 exista expediente exportación facil fea fieles formando fortalecer fundada gobernantes gobernar gorda griegos guapa
    7 guapo hidalgo hong jugo labores lamento libertades like limita lisa manteniendo maquinaria masculino microsoft minoría
    7 molina motivación muera mérida navegación nervios nomas ocupada participado parto pasaría pedirle peligrosa poderosos
    7 portavoz posts probabilidad préstamos pudiendo puertos radicales referéndum reír sarah secreta simón subido terminaron
    7 that tomada típica valen vecina veras vigor vuelvan acabe ampliación aprobada artístico ayudado ayudará aéreo bala balón
    7 barrera bronce cadáver caracteriza carteles católico claros colaboradores colonias comidas comparten conexiones conozca
    7 continuo copas corazon círculos desean deseas destacados destacan determinación donald duerme emilio enfrentamiento
    7 engañar enseguida episodios especialistas estatua feminista ferrocarril finalizar futura ganaron hablemos holanda
    7 identificado idiotas ignorar inclusive indicado iniciado interpretar iría iva ladrón legislatura levante ligera
    7 literario live manipulación mateo mecánica mesas mg montar muchacha naves nazi odia operar orgánica paralelo parientes
    7 parques pata patente pedí perdona poseen preguntado presupuestos procedentes prometo proporción públicamente raras
    7 recomienda recordó reflejo relevantes retirada reúne romanos saga sam señalado simon sombrero subida supera
    7 supervivencia talla teclado temo tendrían tocando tonta tontos tribu usualmente variables verlos vidal wikipedia abuelos
    7 acento acusación afectar ambientales ampliar ando aprendiendo apropiado armonía atraer aumentó auténtico baby bilbao
    7 brian brinda cables capilla capitales caracteres cerdo chat colega comparar condado constituyente contener contesta
    7 controla creció cruce cuchillo códigos darán deba dejarlo desapareció determinada determinados discusiones disparos
    7 dispuesta dorado ducha duras enfrenta esclavitud est estándares eta eu experimento factura fidel financieras georgia
    7 globo goma homicidio hungría ia incapaz incendios inferiores ingles instalar integrado interacción jardines lenta limón
    7 llegaba maquillaje marchas matemática mentalidad micro ministra musica mágico nacionalismo narrativa neta netflix obrero
    7 observaciones olvide pagando perspectivas podia presta privilegios protagonistas realista rebelde reseña reveló sabio
    7 saldrá salía sobrino sorprendido sucio sumamente supuesta tabaco taylor temperaturas tienden tokio tomamos uh use
    7 variable verificar vivas vínculo aceptó aficionados agrícolas algodón ancianos apoyado aprueba arresto asume atlético
    7 aumentando boletín caiga carbono charlie climático cobra complejos corredor cortas creí decirles demostró desfile
    7 ejecutar eligió encuentren entregado escuchas esfera estupidez exclusivo extinción extraordinaria facultades ficha
    7 formada foros fáciles gratuito hables honesto huele huella huracán indias infinito jugada jugó lara lateral ligero
    7 limitaciones llevaban manifestó marcelo mega migración miran montes muñoz músico nacionalista necesitar nobel
    7 occidentales opera ordenado palos pasados permitirá pidieron pos precisa prestigio privilegio productivo prohibir
    7 práctico puentes reconocida recurrir referirse reflexiones retirado retos retraso reunido reunió rodea seguida sentada
    7 separados sirva solicita sospecha supuestos síndrome telecomunicaciones telefónica testamento tolerancia toros traducido
    7 transparente vendiendo violenta álvarez ángulo acercarse actuando andrea armando arroyo aseguro avanzada añadido
    7 batallas bibliotecas bonos burgos calificación cartagena cayendo cenar centavos cerrados chiapas comen comparado
    7 concesión concluyó conserva constancia constantes construcciones convierten costó crecido deberes decente demonios
    7 despedida digna distritos dándole débiles edward empate engaño entendimiento eric escaleras escenarios estáis eterna
    7 exilio film gustaria hacernos históricas huellas héctor instrucción introducir janeiro juana lagos lema liberar literal
    7 llegara llevarse lleven localización logo lol lord may mencionó nube opositores orilla oxígeno paco paquetes
    7 participando pesada pintor pinturas pistola polo ponía presidenciales queriendo químicos racismo rebelión reclamar
    7 relativa resultar robaron roger ron saberlo sabéis secundario seriamente significativa sonar team tenerlo tenías tercio
    7 testimonios tiende tomate traen urbanos uñas victor viii énfasis acorde acostumbrado adam admite advertencia
    7 afortunadamente agarra alicante alicia aparatos are arquitecto arzobispo asesinados atletas basados bestia botas buscado
    7 cargas casada caña cinturón coloca columnas comando conservadores consultar cristóbal cumpla cumplió dejemos desaparece
    7 despierto destinos dile discapacidad diseños disminuir distinción divorcio editores encantado enfrentarse envidia
    7 esenciales estatus esteban estilos euro exigen expresado faltaba favorable fi fibra gases granja grano hermosas hombros
    7 hábitos imagina impulsar indicar injusto irak jalisco jo jornadas lady life litros llaves mafia mensuales migrantes
    7 monstruo mora moverse movilidad nombramiento ochenta ofensiva open oídos parcialmente peleas pintar plana pongas
    7 preocupaciones prestado protege proveedor proyección pudimos quema rata ray recinto recorrer relevancia rendir
    7 restauración rodillas ruptura sacando saldo saltar sanción tablas tanque tarifa tremenda viaja victorias vigencia viuda
    7 volvemos vuestras wifi abarca aguirre ahorita aislamiento alcaldía amarilla aprovechando buque burla carros compartido
    7 computadoras conductores conectado conectar contemporánea cuida cumpliendo dejará desarrollados desarrollando dominante
    7 ejemplar empiece entendemos escape escritora espectro estarían etiquetas eventualmente excelentes externos farc fatal
    7 firmó fundado fundamentalmente fusión futuras generan golf green halla id implementar incorporación informaciones ing
    7 iniciales insultos intervenir invito ip latinoamericanos lazos manifiesta messi modalidad monasterio muchísimas
    7 ofreciendo opina orquesta palmas papi pdf pedidos pegar pelos perdidos pib políticamente preferencia prefieren prometido
    7 proponer ratas recompensa rehabilitación rollo romance rt ruinas sacaron sesenta set solicitudes sorprendió sospechoso
    7 sucesión susana sustancias terceros titulo tramo trasero trece unir uribe utilizó xv xvii your éramos abren acepto
    7 agradecer agujero alcaldes aparecido aparecieron aparente aportes aprovecha avanza barro bbc bici boston camioneta
    7 cerebral coco compleja componente conjunta conspiración contentos coordinador corregir crearon culpables curva definido
    7 delincuencia deriva desnudo destruido disparo divide divino domingos educativos emitir ende enhorabuena ernesto
    7 establecidos establecimientos estrecho exitosa exploración explorar exportaciones filtro financiar fomento ford
    7 fotógrafo funcione funeral fábricas garantiza gigantes gobernación gubernamentales guinea gustar guzmán home horizonte
    7 incertidumbre infección injusticia inmensa inspección inspirado invisible iré juguetes junior lavar lentes levantó
    7 llamamos localidades logran mandan masacre memorias metropolitana mochila nativos nelson nobles nombrar obreros organizó
    7 orgullosa ortiz pasara personalidades pertenecientes pierda placas policia provenientes queden querés reclamo reparación
    7 resuelto robot rubia sacerdotes salidas salio satélite sostener sostuvo ss sucia sustancia terribles tio titulada traído
    7 trigo tuits tuviste uds unió vanguardia velas vertical west will afirmar agrupación ali altar aporta ataca atracción
    7 autobuses avanzado ayudarte bajó baloncesto billete bla blue bodas borracho brillantes buques cagar capitalista cercanas
    7 coincidencia comenzando complicada compre compro compromisos concluye confía conscientes construyendo continúan
    7 cotidiana creyendo cuán deciden definitivo depósitos derivados desnuda destinados diarias diosa diste doctorado ej
    7 emisiones enseñó escriben especialidad establecida estrecha estudiado estuvimos exacta explican exponer expuesto extensa
    7 externo extracción extrañas fallecimiento faltas fantástico fc flaco foco franquicia félix físicos gala ganadora
    7 gobernadores gráficos guadalupe guayaquil historiador increible inocencia ironía irte johnson lastima latinos leal
    7 licencias mascota master mentales mineral miraba movilización nazis norteamericana not ocupan ofrecido oraciones
    7 parroquia pe pelicula pepe pila portero positivas preocuparse pretenden prisionero párrafo recomendación reflexionar
    7 relativo religiones residuos responden restantes samuel sostenible sucediendo sugerencias sustitución taza tributo
    7 turístico unen uruguayo vegas vencido verán visa acordar acudir agricultores air almirante analiza bailando bando batman
    7 boludo bonitas botellas catalana cielos comparto complejidad comunismo continuamente cosecha credibilidad cualidades
    7 decoración delantero denominación densidad diariamente directos donación edades ejecutiva elizabeth empiezo enamorada
    7 entienda estúpida exigencias formó funcional gafas generado geográfica gota guerreros hinchas incluidas indicó
    7 infantiles involucrado jefa jonathan line marte masivo mediterráneo mentes mmm márquez nacidos normativa nucleares off
    7 olímpico organiza partidarios pastel pastillas peligrosos piensen preguntaba presentaciones presento presiones primarias
    7 procede provisional radiación reconocidos republicano ricas risas ritual secuencia seguí semanal sentarse sientas sir
    7 solicitó sorteo sumar tecnológica temática tomarse trámite unica usaba usamos valientes valorar verdades verme viajeros
    7 violentos volvería vínculos white zamora abandonó abiertamente abordar ac accesible acompañada acontecimiento acusa
    7 adoptado ajena ajeno allende amparo américas animación animo asegurarse atras aumentado austria automóvil auténtica
    7 ayudante barata bastantes benito bernardo bibliografía bloquear bolsillos bote brindar bromas bronca busque cambiaron
    7 centímetros coincide cole comisario consultas convivencia cv defendiendo dependen deportivos der detiene dijera disparar
    7 divertida economista económicamente ego exitoso expone fanáticos fragmentos gubernamental hueco imbécil imperial
    7 incapacidad incrementar intendente irlanda italianos ix joyas licenciado marcó mascotas miller minera monumentos mundos
    7 museos narcotráfico nene nocturno ocurren ordenar orejas out panel perfiles permitan pesa pilotos plenamente pon ponerte
    7 precedentes presentando protegido provecho reconocen recortes rector recuerden respiración revolucionarios romántico
    7 rubén salvajes seno separa suelta superado supervisión suponer tirado tripulación usd vegetales vienes violaciones
    7 visitó voluntario wilson álvaro
    6 abc adquirido afectadas agregado alla amazon anciano asilo atencion aumentan belgrano biología bolso bélgica cadáveres
    6 candidata capitulo centra compensación competición concejo consiguiente construye contactar contamos contemporáneo
    6 contenta contratación controlado demostración demócrata denominada desarrolló descendientes desconocida describió
    6 diplomático directorio dirigidos disfrutando efectivos elaborado energías escasa establecidas estuvieran excepcional
    6 excepciones exhibición experimentado faltar fauna flash funda helicóptero heredero inicios intervenciones iván lidiar
    6 llevada maneja milagros miserable modernas montaje muero nerviosa normalidad ocupados omar orgullosos parámetros pasadas
    6 piratas planeado pr practica prioridades procedente prometió pájaros queréis racista rancho rechazó reforzar requisito
    6 resistir respectivos reunirse revolucionaria rivales rodilla sagrada saint salinas salva satisfecho separar seremos
    6 sexualidad socorro sofía tanques trabajadora tranquilos tropical ultra unam utilizadas vacas vacía variedades varones
    6 vendrá vestir vocación volando vázquez acompañar aliado alivio almacenamiento andrew apuestas arthur artificiales atento
    6 atlántico bajando baratos bares bendición bruto cago calientes cancelar canciller cap carece catalanes cayeron cañón
    6 chihuahua comedor compara comun concretamente configuración conquistar contraseña contribuciones controversia
    6 corporaciones corrección creadores criaturas crudo cuadrado cubiertas defienden demasiados descrito desear desesperación
    6 designación deterioro determinadas df dimos diseñador disponer distinguir dividido divisiones diámetro elevada em emitió
    6 ente entiendes entrenar escapa escaños especializado estacionamiento estatuto evidencias expulsión fina finca fino
    6 forestal fundadores ganamos gobernante hermosos hierba homosexual homosexuales il increíbles inspector intentarlo jazz
    6 joan julián justificación latinoamericano latín legislativa leones listado lucro madurez maldonado marie matado medallas
    6 men mencionados mera monopolio multas necesite noroeste noruega olas operadores palestina parecían pasear pases peligros
    6 permitiendo pilas plantilla pondrá pregunte promete provocado ranking razas recaudación rechaza recordando refería
    6 regularmente reportaje residente respecta respeta rumor rápidos samsung seguirán setenta señoras sientan terminamos
    6 tonterías transportes tristes trucos tuvieran túnel urbanas valentín valioso valoración vinos ámbitos élite activamente
    6 acuerda agradecido agradecimiento aguante aman artillería asunción autorizado barras bloques brasileña brillo británicos
    6 bruno camina canadiense cargado catalina catalunya centenario christian científicas claudia cobarde cobro conformidad
    6 consideraba consiguen conversión corren criatura cristianismo cuadra cuanta cuerdas cuidados decidimos decís dedicados
    6 dedican dedicó delegado delincuente demasiadas designado despido destinada dj donaciones dragón editado eliminado emma
    6 emplea equivocada exclusión fallas fenómenos franja frio físicamente hablen higiene identifica ilustración importación
    6 insulto interiores jason jesus jugaba lejano levantamiento maestría mayormente medicinas misiles muñeca máscara
    6 nacionalistas obispos obligó ordena oreja pagó parlamentario perseguir perteneciente pibes pida ponerlo postre potable
    6 prestaciones profundas promueve ps quedaría racional realizarse rechazar representado rescatar revelación revisa romana
    6 rose secundarios segmento seguiremos sencillamente señalan sillas singular suelos tejidos terminé tradicionalmente
    6 traigo trasera turco unesco university vaticano vendedores vendió veneno vivían what xii xiii abraham aceptable
    6 admiración afectada afueras almacén ancha anunciar argentinas arranca arrestado atacó atrae auxilio cabildo cali casino
    6 casó celebran checa chupa colorado comprometido concreta condenados conecta confederación consuelo cordero curar dados
    6 decia dependiente desafortunadamente desarrollan determina dirigidas durar emitido encarga encargada energética enterado
    6 enviados escasos esclavo escritas escuchan excusas exposiciones express fachada farmacia fianza fm frenar fundó gays
    6 generó griega grita hd importaciones influencias ingredientes intentaron je jersey jode lecturas legítimo leopoldo
    6 levantado leve magnífico maravillas marchar marino michoacán miró mo molestia monitor more músculos nací negativas
    6 notables obtenidos olvidó opinion oscuras oviedo paisajes pecados pertenecer peruanos pesadilla plomo podré policiales
    6 postal prado publicadas racing recien recuerdas registrar reportes reside salvación solicitado suben suceso surgen
    6 síntesis sólido tinta tirando transformar tribus usarlo vano variaciones villas aceptan actúan afiliados agarrar ahorros
    6 alimentar ar arabia asiático auge baje biografía bruselas carl catorce cebolla certificados citar col comido comunicar
    6 concretas conforman constitucionales construida contabilidad contador contratado convirtieron cálculos cátedra cómoda
    6 davis debut decepción denunció deportistas deportivas desagradable desconocidos deseando desorden desprecio dinamarca
    6 disponibilidad dominios elaborar emocionante encontrará estrictamente evangelio explicado fases fueras furia gallo
    6 ganancia gastronomía genética gimnasia good guión habian hablé históricamente honestidad humildad hígado iluminación
    6 impone imprescindible indicadores indonesia instalado invitó involucrados jerusalén jr juramento kirchner legisladores
    6 leon libertadores liceo lopez mandado manifestantes mantenga marcador marx matt mecánico memes mineros miradas mortales
    6 nasa noreste noventa obligada obligatoria observando oliver pague pareciera patricia pierdas poblado porción preferido
    6 preguntarle progresista prostitución protector proveer provinciales reemplazar registrados relieve roba rodean serias
    6 sida soñar suba sumo tarda tel tendríamos tic tim trajes transforma trimestre técnicamente union vasos vendría venían
    6 verduras visitante vote índices abundante accion actualizado adjunto administrativos aduana afecto afirman afrontar
    6 alejado amaba andaba aprecio armar arranque asegurado asignación atacado augusto auxiliar avanzando ayuden bo bono
    6 brecha caga cal celda cemento cesar chan charlas cintura clinton cojones colina comenzamos comisionado compartiendo
    6 compartimos comprando concejal concluir confesión considerablemente considerarse consumir convencional corporal creados
    6 cuente cuna date delicioso desacuerdo desafíos desgraciadamente detectar dirán discutiendo docena dormitorio dudar
    6 eléctricos encantó esconde esencialmente estudió extender extenso fb florencia fresca funcionó galletas generando grueso
    6 habituales habitualmente harían honestamente impuso inc incidentes indispensable insectos insiste integrada intente
    6 interesada islam jim jimmy juntar justifica justin karma lata liberado lobos manchas mande maratón marcada materna
    6 matriz mencionada mero meterse mitos molestar mágica oculto paises pasajes patrick peticiones pirata potenciales
    6 precedente prejuicios primas problemática proteínas quintana rapidez raros realidades recibí recuerde refieren registró
    6 reparar republicanos retirarse romántica serpiente serrano sinónimo sofá soto suceda suman temporadas temporales
    6 terminando terrestre tigres tomadas traducciones vacuna venimos verso versos vice volante voluntaria von williams
    6 abandona abogada acogida afganistán afición aguilar aislado alojamiento amores andy anónima ap arrancar au aula
    6 automático barreras basadas bot boxeo béisbol calcular cenizas cnn comarca comes comodidad conducción confirmación
    6 conociendo cortesía crecen crónicas célebre cúpula desarrollada descansa diputación dvd déjame educativas ejerce
    6 eléctricas empleada encontrarás espectáculos espíritus estudiantil eternidad experimentos expresidente feministas
    6 filósofo fundamento fundamentos ginebra gregorio hubieras invitar iris jeje joya juzgados latinoamericana legitimidad
    6 lingüística magdalena maldad maltrato matanza mejorando metales mexicanas miente militante mirá misericordia moción
    6 naval nintendo niñez nostalgia notificación ondas oscuros palacios pato pedía peleando peru perón piñera planetas power
    6 pretendía previos primos proceder producciones produciendo protestar pájaro recta registra rompiendo santuario sarmiento
    6 serbia sigamos simultáneamente sólida tailandia temprana tenerife tiras tocan tope traduce traductor transcurso
    6 tratamientos trámites tucumán urnas usaron usas vais valga verbo viajando vicio volcán votaron íbamos abra abriendo
    6 activistas adelantado administrar administrativas adolfo advirtió alimentaria anillos aparezca aplicado arias brigada
    6 bruce caballería camisetas campana causando ceder celebrando celos cerradas cervantes clan colocado comisaría compone
    6 comunicarse consideramos considere consulado contraria contribuye croacia cruza deberia dejaste desplazamiento
    6 distancias dividir doctora documentales dra editar educar elegida emprender enojado enseñanzas enviaron esconder
    6 especializada existían famosas feminismo fijado futbolista gallego gallina geniales gustas hicieran hill hs hubiesen
    6 incómodo informacion informativo integrar inútiles israelí legalidad leonardo levantarse linux malvinas maniobra marc
    6 marea marrón meten metodología mostraron mueven mínimos national nido norteamericanos notado otorgado pantalón pardo
    6 parlamentaria partículas perdidas pierre pija pobladores potente presentamos quedarte querías recibimos recolección
    6 reconozco relacion retiró rota semi sincera sindical soberano sobretodo sugerencia suponía séptimo tacos talentos temer
    6 tocaba toco torta traidor trujillo united verdaderas vientre virginia wall yucatán acabas africano amistades angustia
    6 anima anualmente anónimo aplican atacan automóviles bautista boletos cabrera camara celebrada circunstancia clausura
    6 comentado comuna confío construyó contestó convirtiendo cortés creativo dadas dedicación delicado descubrí deseado
    6 despertó diseñada divisas dobles duran ejércitos encargados enfrentamientos esperaban esposas existido experimental
    6 explico extendido face fantasmas filtros fuegos gold gripe hablarle historiadores horizontal hot hábito ibas imprimir
    6 inconsciente instancias integrante journal lean leyendas lgbt limitar luisa mago mallorca mariana medieval meme
    6 mercancías minero misterioso mónica noción note obstáculo odian ong parciales parecida pascua pasillo pasto payaso
    6 pegado pense períodos pino pq profeta prosperidad provocando publican putos quejan quiebra quisieron recetas reclama
    6 regulares renovar resultan ribera rita roban ryan sargento seguidos sensibles sentencias significar sometido sorpresas
    6 subsidios suicida teme transmite usen valer validez venas viral visibles vistos votado válido ví young zapatillas abrigo
    6 abundancia acabamos acercó actas acusados adolescencia ajedrez alcanzan alfa aplausos aprendió apuesto arts aseguran
    6 asociada atiende back bancaria boleto boom callado cazadores cdmx celeste chaqueta cintas claudio cobran combustibles
    6 compasión completos componen comprobado computación conversar cool cooperativa creyó cuadras cubiertos cumplan debatir
    6 debieron demostrando denomina diputada dorada dueña ecuatoriano encontrados estafa estarás excesivo explique favorecer
    6 flora grabaciones granos hall hallar harvard ho ignora ignorante incidencia incluyó inscripciones insultar interesan
    6 interpretaciones intimidad johnny ke lewis lindas matrícula mejorado morelos mostraba ocurriendo pacífica paloma pare
    6 pechos pendejos permitía petrolera pienses plantear podés potencias preguntaron preservar procesamiento propósitos pulso
    6 quemado rechazado recibida resultaron rinde rioja robos robots roy salazar seda serena seriedad solares soltera soltero
    6 sony spam stephen sudeste sun superficial temporalmente transacciones tuyos táctica valentía variar vestuario viola
    6 violar volúmenes votaciones vuelvas acercamiento adecuadamente administradores aeropuertos aguanta alternativo andando
    6 apoyó atentos atraviesa ayuntamientos buscó bush capturar ce cf comencé conejo confiable consola convierta
    6 correspondencia cortado creativa critican cuidadosamente daré dedicar dejara delegados depender desconfianza descuentos
    6 dibujar doloroso echado enfrentan ensalada enseñado equidad escuchó etcétera evitando experimentar extrañar fabricante
    6 facturas formalmente frías ganadería golpear guardado haberme indiferencia inmuebles inter inundaciones irene
    6 irregularidades irónico jacob jordan kennedy laboratorios leen leerlo licenciatura little llevarlo llora logrando
    6 mapuche mediano mercancía michel millonario morgan niebla nietos núm oir organizados partidas perdon perjuicio perpetua
    6 planea plazos pluma politica poseer pretexto qu recibidos recopilación representaciones robando sanitaria seleccionado
    6 semanales sentimental servirá simpson sitúa suministros supermercado tensiones trataron tropa usadas variación varía
    6 vecindario vegetal vengas vinculado viña votando xiv árbitro ópera óptica abrieron acostumbrados admisión alfombra
    6 aluminio anne anthony apagar apelación aprecia araña armenia arreglos arsenal asesores asistió atentados bachillerato
    6 bendiga best boliviano brevemente brujas cabina cañones certificación chip coinciden completas complicaciones
    6 comunitario confundir congo conjuntamente conlleva consiguieron consistente convocar copiar corrió crucero cruzado
    6 culpar curiosamente cuánta cárdenas defenderse defendió dejaría directivos disminuye efectividad elevar elimina
    6 emergencias enojo escondido espectador expuestos fabricantes facilita favoritas gerardo group hacerles hashtag hazlo
    6 hipocresía honda hp impresiones indignación informal iniciaron inminente intermedio invento investigando irregular
    6 jubilación juguete julian juveniles league lees libra localizar long luce manzanas mentiroso monarca monetaria muertas
    6 narración nobleza obsesión obtienen orillas orlando party patada permanecen permanencia permisos pinto polla prd previas
    6 probabilidades producida productiva protegida radios rap reelección reemplazo referido reinado remoto respectivas
    6 resuelve retórica rick semilla sentados sep shock soria sucesor sureste sábados templos tiroteo tontería traducir
    6 trasladado trastornos trayecto ubica visitado vuela zelanda acababa acabaron accionistas acordado adecuadas alianzas
    6 almería anexo antena asesinar avisar ba blogs cabecera calibre calvo cartón chofer ciega cines coge colapso
    6 comercialización compañia complemento comprador comprendo compuestos concursos consideradas consume cordillera cristales
    6 dejarse demora deseamos destruye dirigen disfrute doc dominar duarte echando economías ejecutivos electores emplear
    6 encuentres entren entré escribía estratégica evo falda forestales forzado freno fu gentes grand if incorporar inmenso
    6 instinto investiga jajajajaja jane lenin llamarse llevaría masculina mañanas michelle ml médicas navegar observó
    6 obtención ocupó operador pabellón pausa peligrosas pensarlo perfume pesados pimienta pintado plantel plural potter
    6 psicológico pulgadas pusiste quedes raya reaccionar reciba redonda reducida referentes reflejan registrada reinos
    6 relleno remate renacimiento robin rostros saquen school seguían sendero sintiendo soltar sospechas surgido suspender
    6 suyas taxis telefono teología tiró tl tormentas trozo valenciana valió valles vayamos vergonzoso viera vigilar vih
    6 vinculados visiones ése adonde alcalá alias amada amazonas ambientes apetece aplicada asambleas asumió ausente autónomo
    6 ayudo bad batallón bonitos cajón calcula calla callar camarada camas canaria cansancio captar casar cayo chef cierran
    6 cocaína competente comunitaria concedido controlada convencionales convicción convocado corredores cuevas cívica delta
    6 demócratas despedido destinadas detallada dividida divulgación down décimo escobar espía estatutos estratégico excesiva
    6 extremadura fallos fijar fmi fracción frontal gabriela generoso golpeó grandeza guías haberle hacerlos harta hilos
    6 homicidios ideológica ilusiones importaba indemnización indicador ine innumerables institutos intentaba ivan jabón
    6 jamaica judía karen librería limpias llamen llegaste look malditos manipular medianoche mercurio mereces milenio
    6 ministerios molino muelle nativo necesites núñez ortografía periodos persigue pierdes pierdo podíamos portuguesa prendas
    6 preocupan presentados quedara querétaro rastro ratón realizará reclamos recordado recordemos recuperado refieres
    6 relaciona relata respondiendo rodeada rodriguez roles sandra sanitario sebastian seguiré sentirme señalando significaba
    6 sospechosos sostienen subsidio sustituir teatral tenian tomaba trans trastorno tratamos tributaria vaina varela veían
    6 vial viniendo virtudes voluntariamente volverse zorra águila activista adicción adoro adquiere afirmaciones africanos
    6 amplias aplicable apoyos area argelia asesinada atenas atractiva atribuye autoestima balcón baterías borrador bulgaria
    6 bárbara calificado casual causan cervezas cese clic colaborador colecciones colgado comúnmente conectados cono contempla
    6 crueldad cómplice dejame denunciado desastres deseaba despacio disparó doméstico dramática enmienda enseñan enteras
    6 escogido escriba estructural estuviese expresan externas faltó fascista favorables firmes forro francesas francis gen
    6 golpea gradualmente gremio guanajuato guevara hembra honesta horacio horribles howard ian inesperado infantería inmueble
    6 invertido just kilo laterales lava licitación light lisboa lograrlo males mantequilla mc mediática mencionan merecido
    6 miedos modificado monstruos monumental mortalidad ms nacen ne nicolas nigeria nocturna obligar observado observatorio
    6 ocupando ofrecieron oliva oportuno opositor ovejas pagados pariente parlamentarios pasaban pekín planteado plumas
    6 prefieres preocupada preocupados presentaba prestación pretender procurador prácticos publicaron quedaban queríamos
    6 químico recogida regimiento republica reservado revelar rivas ruego secuestrado significan significativamente singapur
    6 sistemática sociología south status sudamérica tablero tendrías tomará tratarse tronco turística tweets uber vago
    6 variantes varón venecia vió vocabulario votó válida wey ávila
    5 accesorios acondicionado adecuados administraciones amlo armario ascensor asignado audiencias aumentos azteca beatriz
    5 beta borges botones bruja burro carecen caudal cerdos chance cirujano collar cometió compartida concesiones conocerte
    5 consultado costes crucial cráneo cubren debiera definen dependencias descubrieron diplomática dirigirse dramático echó
    5 ecuación ei ejecutado ejercito encerrado enfermera enfermería equipamiento equivale escuchaba escudos escultura
    5 explicando expulsado extraer ferrari festivales fichas fidelidad fragmento francamente francos fíjate game gestos gordon
    5 gps gral gramos hablaban haití harías incorpora inmunidad insistió inusual inventar jamón legítima leña llamaban lola
    5 lote lugo madero mango marítimo matrimonios merced milán moderado monos montero music mutuo natalia neutral niegan
    5 novios now obrera ofender ordenes otan pakistán partió patético peculiar perdiste permaneció pescadores pi pondría
    5 posturas preferencias presunto profundos prohibida propongo proporcional prostitutas protegidos provienen puros puñado
    5 realistas record regalar renunció repercusión resaltar revelan revuelta robó rompen sabrá sacas saludar sarcasmo
    5 sencillos sinceridad suelto surgir tamaulipas tango telefonía televisa teórico toques trabajadoras trago tubos uniformes
    5 urss usaban valiosa vegetación vendidos vendo verificación vernos viena visibilidad vocales volvía vuelves xbox
    5 acumulación agujeros alusión amnistía andaluz andas apellidos apuntes arenas asado atacando atrapado auditorio aviación
    5 bailes bajado bondad busquen cabra cancelación capturado carril casados catedrático celoso centrado cereales cerrando
    5 cerámica clasificados cláusula coherente cometidos concedió concretos conseguirlo continuará contundente creían cría
    5 cultivar dañar decida declarada demos descontento desesperado diamante dijimos disciplinas diseñar disolución diálogos
    5 editoriales email emprendedores encendido entendía enterrado entramos espere establecen estricto estupendo exigencia
    5 fabrica fabricar formulario frustración fuesen guerrilla hispano imaginas imprenta impreso influir insistir insoportable
    5 isaac isidro islámico jajaj jaén jennifer jugamos laberinto lanzaron lázaro maldición manifestado mediana menú
    5 misteriosa mona motos mutuamente méritos nacieron nacion network niego olla olímpica opinan pagamos pagas paguen
    5 pantallas partiendo patatas peli peliculas perdonar permanentes piña preocupante presentador promocionar psicológica
    5 puntas quitado quizas químicas recibirá recomendable rentas representada republicana resoluciones restricción reunidos
    5 rezar riego sacarle saqué secos simpatía sinaloa soviético steven suspendido tatuaje tecnológicos terminada ternura
    5 territoriales trabajas turcos tweet vacunas vd velasco velo viajero vocal vulnerable walker óscar abastecimiento abu
    5 adaptarse afines africana agradece agrupaciones aislados alcaldesa alice alimenta ambición anterioridad antropología
    5 aplicando aportación aprenden atacaron atrapados aurora baila bancario bandos belén bloqueado breves cargando caros
    5 castigar celebraciones chaco chavez ciegos colas compartió compañeras comportamientos compran condujo contrabando
    5 contribuyentes coordenadas coordinar cortina criado cruces cruzada cup cárceles desesperada despliegue dirigía dolares
    5 doméstica donar echarle educado emisora empiecen empresariales entendió enteré enviando estaríamos existan extendió
    5 favorece fbi finde flecha fortalecimiento ganarse gastado girar girl gobierna golpeado gravemente hablaron haciéndose
    5 here hipócrita honorable huerta imposición impotencia incluía integran interino inventario inversores io jon justos lazo
    5 legislativas lei leyó liberalismo lindos litoral logramos luchan madura malasia manchester mariposa maternidad mires
    5 muchisimo méndez nacida non néstor observador octavo olvidemos operan operativos opinar optimista pack participante
    5 patriotas patriotismo pd penetración permitieron pilares prenda preventiva profe proponen psicólogo puestas puntuación
    5 quitarle ram receptor remedios rendición resulte resume retira retratos reúnen sabíamos salvó seleccionados sensaciones
    5 separadas situacion sobrina sometidos stalin story subasta suceden sudor susto sutil tos totales traidores ubicados
    5 umbral unieron vacías verbal veré viajó visuales warner was abandonada aceptada acercan actualizar adelanto adulta
    5 agresivo ahh ajo aldeas amargo amos amplios anderson animado ano antemano aportaciones apostar apps asociadas
    5 aspiraciones asqueroso asusta atlas atleta aulas automática basándose beach bicicletas bodega bombardeo calentamiento
    5 caravana casero colonos compensar comunica concede conducido confundido conocieron conozcan conservadora consolidación
    5 contemporáneos contradicción creído curvas cuñado cédula decadencia dedicadas definida dejarla dejarte delantera delgada
    5 derrotar descubren destacada diaz diente difícilmente directas economistas edgar educacion efectuar elefante enormemente
    5 escaso escuadrón especializados examinar expectativa expresamente extracto ferrocarriles firmaron formaciones frágil
    5 furioso gary gasta genocidio globales gotas hallan halloween have hdp hockey homero hongos inconveniente increíblemente
    5 indicaciones inestabilidad introduce intérprete inyección jerarquía jubilados kelly kit larry libertador lic lincoln
    5 llevados llueve lotería machos malestar mansión maquina micrófono moisés montado movida mu napoleón narices narra
    5 negación nomás oido pal palermo pamplona paneles papás partidario pasajero pañuelo perla permanentemente polaco
    5 preliminar premium prevista primario producidos pudiese quedarán queen quitó radica ramo razonamiento recogido
    5 reconstruir recorre refirió renovables representados requerimientos responda resurrección reunieron rigor rituales ropas
    5 ruina severo siembra silvia stone sucre sufrieron sumado supermercados supiera terraza timbre toalla trágico tíos
    5 típicos venció verguenza volvamos vulnerables zapata ánimos ético abel acepte aclara acosta activar adopta aerolíneas
    5 aficionado afán allen antepasados arcos ariel artísticas atendiendo bacterias basan bicho billones billy cambiará carter
    5 centroamérica cheque ciclos clavo colinas colocación colocó colonización comerciante complicidad compositor comprendido
    5 comprometidos condesa conductas conjuntos consiguiendo convoca coruña crack cuaderno cuernos cálido decepcionado
    5 decisivo democráticos desconoce desperté determinó diablos discute distingue dragon echan emite emocionado encabezado
    5 enojada enviada envían epidemia equivoco escuchamos especulación eua eugenio extras fallado fantástica farsa fascismo
    5 felicito fingir forzar fracasado fray fritas garcia genes gr gramática haciéndolo hallazgo hallazgos hip homosexualidad
    5 houston huelva indicando interrupción invitamos iremos island jeff jurídicas kilómetro lesbianas llegaban llegaría locas
    5 lápiz magnífica mandando mandatario maracaibo marinos martha medicamento minorías modernización monjes multimedia negado
    5 orientales parados pareces patagonia patriota perdemos permitiría pertenecía ponce poética precaución presentadas
    5 programado project quejarse radar raymond recuento redondo regímenes rehenes repetición revoluciones reza ross sant
    5 secas segovia significativos silvestre soñando sp stop sugieren superioridad superó surgieron tabasco ted tierno tomes
    5 trauma tregua tribuna trofeo trozos turísticos tuviese urbanización utilizaron vacíos vería vestida virtuales vitales
    5 volverán volveré vélez yoga abad actualizaciones actuó acusan adios admito aparecía apropiada aproximación asistieron
    5 atado atravesar avisos bang baratas bay bell bio bro cabrones cafe call cancer canon cantabria carpeta cecilia cera
    5 cercanía certamen chi ciclistas circuitos codo combinado compatible compatriotas complejas conveniencia coordinadora
    5 cuan cupo debidamente della democráticas derivado desarrolladores describen desee detallado detective devoción diabetes
    5 dispara domínguez dormida entras escuchen estúpidos existió formales formaron galaxia gestionar get graduación guantes
    5 hallado hamburguesa hardware hierbas honores humanitaria huyendo húmedo ilustraciones imagenes incapaces incentivos
    5 inclinación indicios indirectamente infraestructuras institucionales integra interfaz inventado jay jujuy jun karl kenia
    5 libia ligas literarios llanto llevarán mandaron mantenía marchó mariscal matías mencionadas merecía meto moon movistar
    5 mías músculo nombró opone optimismo pacheco pana paren parodia part pascual perfectos pides pinochet piola plaga
    5 portales preparan productora pronóstico pt puramente puras puño quitan ra recto recurrente redujo relativos reparaciones
    5 repertorio representando restaurar road robles sabrás salarial saluda see siesta sillón sobrevivientes submarino
    5 subvenciones sujeta supresión sustento tardar tentación tirada tiran tranquilamente traten uva vagina valparaíso
    5 viceversa aburrida acompañan acordó acusó agresiones aguja alejarse amistoso analista anfitrión angela asumiendo
    5 australiano autorizada añadiendo barca bordes burbuja buscador camilo cantantes chabon citada clarín clínicas combina
    5 comicios competitividad comprometida contienda cívico cólera dedicarse defendido definiciones deliciosa desnudos
    5 devuelve ejes enano escapó escocia estes estricta estructurales fallar falló fascinante favores fijos filme finlandia
    5 forzada fr gallegos generalizada gratitud grey habías high honorarios huyó im inconvenientes indirecta infante infarto
    5 infeliz injusta interacciones introducido inventó investigadora ladrillo lanzada leales legislador limitación living
    5 llano llenan láser magistrado maleta manejando maniobras manuscrito matices mayoria mercantil monetario muestre mármol
    5 nadar narco necesitaban norteamérica nudo obligan obtuvieron ofensivo ordinario otorgar patentes pensaron percibe
    5 perdimos procesado procesión prohíbe protocolos proveniente pulmón punk putin racial recomendado recupera regrese res
    5 revelado riendo romeo ruidos russell ríe salvado sanchez seguras seleccionar sellos severa sigas simbólico sms
    5 socialmente sonriendo sonríe sorprender stand sugirió taiwán tb tito tortuga trajeron trasladar tumbas tumor usual valía
    5 varían vendrán verle veteranos vigentes vivan voten wars xq órbita actuado acuerdas acusar aerolínea afectó afp ajustar
    5 alterar amorosa amén animados antioquia aplauso apodo aprox apuntan armamento aroma arquitectos aterrizaje autónomas
    5 ayudaron bajan ball beneficia burocracia cabida cagada calificó cameron carnes cat cerraron clark clasificar coherencia
    5 colmo colo comete comunión comí concejales conseguí consejeros conservan consolidar continuaron contradicciones
    5 contribuido convenciones convenios convocó creadas criticado césped cómico dante dave decirse delicada dependientes
    5 desayunar despedir devolución die dieran dilema dimisión diplomáticos disfrutan diócesis domésticos dure ea einstein
    5 eleva eligen empezaba encargó enteros entraba entregas envuelto equipaje er estatuas estimación expreso expuso
    5 fallecidos fanático fernandez figuran firmada globalización guy haberte hipoteca hop hostil ideológico imagínate
    5 incumplimiento informáticos infracción inmobiliaria insisto introdujo inés jan jessica jodan jovenes letal llevara
    5 lámpara lío marcial martillo maten mayoritariamente medición mediático metiendo mezquita millonarios mixta muralla
    5 muscular múltiple natación nba neo ninja nombra notablemente oea oiga olviden ordenadores organizan oxford padrino
    5 parlamentarias perez peronismo pito planeando podcast porto preciosas premier presentará presionar prevé procedencia
    5 produjeron promotor propiamente regulaciones reservados resiste respondido resta rocío rodolfo rotos sacamos sacrificios
    5 saliera simpatizantes solían subtítulos sumando tarta tenerla textil tomados trampas transportar trazado triángulo
    5 viajan volveremos wayne wtf abismo acompañados adicionalmente admiro afirmando aleja alvarado amamos ann anular apaga
    5 aprovechó atenta audiovisual aumentaron autónomos bajada balanza besar bocas bolivariana box bue cantan car carnet
    5 chinas christopher comercios company confesar consiga contemplar contenía contribuyen coral coreano costar cuestionar
    5 cuidando cáceres célula cómplices darío decano dejaré derrotado desaparecida descubrimientos destruyó directivo
    5 diseñadores disfruten dispararon distribuir dominicano echaron empatía enseñando espadas espuma estudian existiendo
    5 explosivos flexible gallardo gilipollas gorra grabó grises hacerlas hayamos identificados ignorantes imposibles
    5 impulsado infinita ingenio intenté interesadas interpreta invitada java jin joel logre luchador lunar machista
    5 magistrados manhattan mares martinez marxista mates melodía metes mintiendo moviendo módulo nula nutrición ocio olvidé
    5 ordinaria orina paraguas paraná parker parrilla patrulla pensaban portátil previsión probando promovido proporcionan
    5 proporciones proximidad pudiste puntual pág quo racistas recesión regresan regula representaba reproducir residencial
    5 retención roque salones sanitarios seguidas sentar sismo soporta stock suene sufragio sólidos temen tiburón tijuana
    5 tonos torneos toronto turista tácticas uk valdés vara variados version villanueva vivieron vulgar watch zapatero
    5 zoológico abandonados about abundantes activas admitió adquirió agarró agrada agrado ajenos aliviar analistas
    5 apareciendo apocalipsis asiste auditoría austeridad ballet bancarias bartolomé benjamin biológica buscaban caca
    5 cafetería califica cambiemos camp campanas cansados cante cantos característico case catástrofe ceremonias coahuila
    5 colgar concentraciones confrontación constituido continúe convirtiéndose cooper cortó costera creamos cubo cueste
    5 cuestion curiosa cómic defensas denuncian desaparecen desaparecieron descripciones diamantes docenas editora eligieron
    5 enfrentó enterarse ep estadios estela evitarlo facciones figueroa filo fluido franklin frenos futbolistas germán globos
    5 grabando haberla habra hamburguesas happy humanidades imperialismo impidió implicados incondicional incorporado
    5 informaron inspira insumos intentamos inversa jerez jordi jurídicos khan land latin lenguajes levanto libera lineal
    5 litro localizado lu machado manta marcan mediación memorial meramente misterios montones mosca mudo municiones mártir
    5 máscaras nancy novias nápoles olvidan opinas opresión optar oyó paradas paradero parezco patricio people pertinentes
    5 petersburgo poblacion podías porta portugueses potencialmente pozos prostituta protagonismo protestantes proteína
    5 provisiones quite recordamos refiriéndose reformar relativas relojes remota restante review ricky ridícula saqueo secta
    5 sedes semifinales separada sexualmente significativas single society sonreír sosa suaves subieron suite superan
    5 superficies suscripción tecnológicas terminen traiga tratos turnos uy variadas velocidades venia viable violeta ídolo
    5 abdomen abrazos acelerar aduanas agarre ajustes almacenes alteración anotar aportan armadura bank bardo borrado buses
    5 calmar cam cambien camisas carabineros cargada carrillo cigarrillos cohetes combatientes comentando comience comió
    5 comunal condicional conseguimos contextos contribuyó convertirá cooperativas cordón corteza country cruda cruzando danny
    5 dean defensiva despertado diciéndole diferenciar difunto diplomáticas disponen disturbios dolorosa dudes ecológica
    5 egoísta electorado electos elevación encender encontrada entendiendo entere entierro epn estelar esten estimular
    5 evacuación exactas extendida fibras fierro filial first formados frescos gemelos generosidad geográfico grant gráficas
    5 helicópteros hernán hi holandés how ideologías imaginario implantación indicada informativa ingresa iniciada
    5 inversionistas ipad izquierdas jodida kate know liquidación manejan manto manuales marshall milicia miré modalidades
    5 mártires máximos nina noel octava odiar paralela paró pasivo pautas pego pegó perfectas pica pieles pierdan pinches
    5 pirámide pj poderosas ponernos potosí presenten procesar provocan prólogo publicando pulmones recordaba respetable
    5 respetan respira right riquezas rodaje román rubro sacaste sacrificar segundas semejantes senos sequía sirviendo
    5 situados soja sostenido stanley sucios superman taxista tenias terminas tire trabaje tranqui túnez universitarias usarse
    5 verlas veterano videojuego vincent vip virrey visitando wi zapato absurda acabando acompañó adoptó agraria aguda
    5 alegando alexis almohada alquilar altitud alumnado amables ambulancia anal analizando anunciaron arquero arruinar
    5 asesina aspirantes austin avanzados aéreas bachelet baleares bellos beneficiarios bigote biológico blas cabron cacao
    5 cagando caldo calzado casilla casta causada celu ch champions chavismo ciclismo cobardes cogido combates competitivo
    5 compradores condenar confesó confirman congregación congresos conmemoración conocían contaron conteo corral cuadernos
    5 cónsul daremos decides decis dei destruida destruyendo dieciocho disfraz domina dt durango dí ecosistema elevados elite
    5 embarazadas emigrantes empeño empiezas emprendimiento enfermeras entiendan entregan escondidas escribes espejos esperes
    5 estaria estrada explota expresarse feroz firmemente formatos frentes galaxy gaza generador goza graduado granito habitan
    5 hemisferio hillary hoyo impiden impresa inca inestable influye informático insuficiente interpretado irresponsable
    5 jodiendo justas lagunas lanzan late lawrence lider literarias logística luke mantuvieron manuela marfil marín matthew mb
    5 mierdas mojado narrador norman nómina núcleos obrador obtenida office oficios oponerse orgánico orientado page paradigma
    5 parecidos patadas perrito peste piba pisa plantaciones planteó point porquería premisa preparativos prestan prieto
    5 quisieran quitaron racha realice realismo refuerzos rejas rentabilidad rentable rené repartir resentimiento resultando
    5 retroceso rincones rotación sabría shows sindicales skype solidario sport sucesivamente séptima televisor transferencias
    5 transformado traía trío típicas vecinas veis vinculación violentas viví aa abejas accesibles adhesión adicto agotado
    5 alejandra amy apetito apuntar arequipa arregla artesanos asesoría asiáticos asombroso atletismo auriculares ban bandeja
    5 barranquilla boliviana brasileños brooklyn business but cabaña calorías campesino capricho carencia carla castellana
    5 cazar cejas centenares ceo chau chavista clasificado comités comprueba consideraciones consorcio contreras creyentes
    5 criticando cu cuenten dejaban departamental deportista descargas detuvieron dinosaurios direccion dispuso ecológico
    5 eddie eficaces emergentes enamorados encontrando encontrarán esferas especialización espinosa estabamos estableciendo
    5 esther estrechamente exactitud exigiendo facto faro fascistas feriado filósofos flexibilidad fractura france frances
    5 frecuencias fred fundar gestiones graciosa graduados gritó guido harris hincha huye implicaciones impresos indiferente
    5 inmediaciones inolvidable inquietudes inscritos inspirada intercambiar internacionalmente investigado jerry ladrillos
    5 lesbiana ligado limite loma lomas lorca líquidos martí medico menuda mitre monje monseñor muchachas mud neto ny objetiva
    5 old olimpiadas organizadas organizador organizadores otorgó pagará pampa participaciones pedagogía pelotudos pertenencia
    5 pete plancha planteamiento plástica posada progresistas promociones pronunciado proyecciones recaudar reconciliación
    5 reconocidas recreo registraron reportar respondo roman rompieron réplica saltó santidad secundarias senda sentirte
    5 shakespeare significó sirio solicitando sonia state subo suplente suponen tatuajes tc temblor temores terminales tesoros
    5 tips toluca transacción triunfos usarla venus vereda ésa índole íntimo ab abrí acudió agresiva alberga alcanzaron
    5 alteraciones amateur americanas antología aprendan ara arizona arrancó asciende asentamientos atardecer atreve avatar
    5 aéreos badajoz barbara barry barón bendito bolivianos botes brilla buscarlo busqué cambiaría canasta capitalistas
    5 caracterizado castigado caía caídos chaval ciclista colabora competidores confunde confuso consistía controlan
    5 convencidos cortinas debida dejarme destacadas discípulos diversa divididos dominación dragones drenaje dylan
    5 ecuatoriana efe elegancia emplean enciende escalada escolta escuadra espinas espirituales espías esquemas esquinas
    5 estatura estimaciones estupenda estupideces estuviste estímulo eventual femeninas festividad fraternidad fríos gallinas
    5 generalizado grandioso heavy hembras heroína honestos humildes húngaro ignorando incorrecto infecciones informan
    5 informativos inmigrante inmortal inquietud inspiró interactuar jaula jueza ken leía llamarlo lozano luto maletas
    5 manifiestan mantengan masaje matas mentalmente meterme metí mezclado mezclar militancia mp mx márgenes navegador nulo
    5 ochoa ocultos opuestos pala paliza parecería percibir perderse persa pinos podrias polar precauciones prefectura
    5 privatización produzca provee psiquiatra querría rana reduciendo refuerzo rencor repiten representativo requerido
    5 respiro retomar sanitarias sembrar spotify sucursal suenan sugerir sugiero suscriptores síntoma taxistas terminará
    5 thompson tiburones torpe trabajaban urgencias usb valla vigo vinculada war yang abran acabará aceptando acostumbrada
    5 adoptada albacete amarillas ambicioso anatomía anciana anécdota anécdotas aquél arbitraje avenidas avisa ayala ayudarme
    5 bailarina biodiversidad calcio calificaciones callao carajos cargador cauca cazador caí coincidir comenzará cometa
    5 composiciones concentrado conectada confiado consumen correctas creyeron criticó cs cuchillos cuervo desarrolladas
    5 desperdicio destacando dispuestas disputas docencia dominado doscientos décima egipcio elenco emily emitida empuje
    5 energético enseño entregaron eramos erupción escucharlo especificaciones espionaje estallar eternamente existiera
    5 expuesta falto ferias fumando funcionaba fósiles galerías ganados gerencia gonzalez got grabados guardan hito html hábil
    5 imaginado impuesta infantes interes intervino invención involucra isis josh lapso levantan llegarán llegues lomo lula
    5 líbano manifestar marítima massa mediocre metieron miento monjas moscas movido mural musulmana mutua nativa neuronas
    5 nevada noticiero notó nov novelista nuca obteniendo ofendido ofrecía oigan ordenanza orientada osorio pagaron paginas
    5 panda panza parra pas pen pereira perlas perseguido ph phil philip picante plasma porcentajes pornografía
    5 posicionamiento preciosos preservación productivos progresivo promocional prudente pureza pésimo regaló repetidas
    5 reportero retener ritmos sabias sacarlo sancho sanz sao sencillas servía smartphone sonrisas soñado spanish store
    5 suavemente subterráneo tacto tapar tardó tarragona tercios trabajaron travesía venda vestimenta votan webs whisky yahoo
    5 ósea
    4 aaron acapulco accede acompañando adaptado adivinar adriana aislada alfred amenazado amplitud andina apoyada
    4 aprovechamiento apto apunto archipiélago arreglado artesanal asistido atractivos atravesando autorizados auxiliares
    4 azerbaiyán bebes bestias bin bloquea burguesía camaradas campeche cantón capo caracterizan charlotte chelsea chiquito cn
    4 cohete comemos conceder concilio confidencial conste construyen construyeron continuado continuas cotidiano cronología
    4 cubriendo dead dejarán demandar dennis derivadas deshacerse designar detección dieciséis diploma discoteca dni duermo
    4 east ecología elegí embarcaciones english enseñaron entenderlo equivocados escombros esp esperen espiral estalló
    4 exagerado experta extremas femeninos fijas finaliza formula fotográfica funcionado fórmulas gb grace gratuitos gray
    4 guardián guerrilleros hadas hebreo hormigón imaginaba imitar imposibilidad injusticias inscrito intentas iu jerónimo
    4 jugaron leido liderado limitados llevarla marcando meditación mejoramiento mercosur merezco metáfora metálico mineras
    4 miramos moderada molinos monta muchísimos muda musulmán muñecas muñeco negligencia nieves notificaciones obvia odias
    4 ordenación palestinos paraguayo paran pasarán pasiones pastores petro pidan pongamos presume prime primordial progresiva
    4 promotores pronunció prosa próximamente rachel recibía recomendar recomendó recorte registradas reseñas retroceder
    4 revisado ro rugby ruth seguiría senadora sic sicilia siniestro sobrevivió sorry streaming sueco superación surgimiento
    4 tag terceras terry tina traerá transformó trasladó tratas tristemente urgentes uruguaya valdivia vallejo valley variante
    4 vence videoclip vitoria volviera way zacatecas élites aceptamos acertado aconseja acuerdan amenazó amigable andrade
    4 ansias apasionado aprobados ardiente arrepiento asustado atentamente atrapar atrevido atributos avila ayudarnos book
    4 borrachos bosnia botín buda cairo calzada cambridge celebraron cercanías cigarrillo cineasta cinematográfica clásicas
    4 clínico cojo colchón colon combinaciones comentan comparada compramos comprarme concentra consecutivos consigna
    4 continentes contrató corresponda cortan crianza cruzan cruzó deficiencias degradación dejaran desconocimiento desventaja
    4 dictamen diplomacia discutido diseñados disfrutado disfruto division dude edificación efectivas egresados enteró
    4 equivoca escrituras esplendor esqueleto estables estero expedientes expensas facilidades ferrer firmeza franquismo
    4 ganaba garaje gobernado guardo hamilton herederos holocausto humberto huéspedes hábiles hábitat identidades identifican
    4 ignoran ilegalmente imparcial inaceptable inauguró infanta institute internado interrumpir judas keith liverpool
    4 llevarte london magos maradona mercenarios merecemos miserables modernidad modesto molestias moralidad mueran
    4 multinacionales máster mínimas nacho net neutralidad nose novena noveno ofrezco olga operando peinado picos place
    4 plantean pokémon predecir predio preferible preferiría probarlo pronuncia proporcionado providencia príncipes pusimos
    4 pío pólvora qe quebrada quijote raquel rayas rd reclaman reir reposo representativa resultante robinson satélites
    4 segmentos sensores sensual short simpático sky sosteniendo soviéticos suban suponiendo suroeste susan techos tenencia
    4 tramos trolls ubicadas val valenciano viajado violador vladimir who xavier yacimientos zorro ácidos ángulos acierto
    4 afectando agarro agudo ajenas alternativos ancestros anotó anuncian april aprobadas asedio asesoramiento asocia
    4 avellaneda aznar bobo brisa budapest calentar calificar cancún candidaturas caricatura causados cesión chapa charlar
    4 chimenea cimientos citando colaboró college competentes condenada confiesa consciencia contaban contarle contenedores
    4 conté corrido crezca culpabilidad cumbia curas cómodos dallas dañado desarrollarse desechos detienen detras directrices
    4 douglas dramas drones dureza durán eclipse eficientes embajadores empecemos engañado enteramente equivalentes escalas
    4 escribieron especifica estereotipos estimada extraordinarias feas flechas flujos formaban fotógrafos franquista fé gata
    4 guardianes hans hincapié hispana honrado hubiéramos huelgas human ibarra imbéciles impactos influyentes informados
    4 ingresó innovaciones instalada intolerancia investidura iso jacques jajajaj jejeje jodas kurt lienzo ligada limites
    4 llenó luchó lucy macedonia mandos mandíbula manteca marcados margaret marxismo mayas mensajero miraflores modifica
    4 motivado médula nico nicole night north observadores originario padece pandemia pandilla perjudicial pesetas pintores
    4 pipa pistolas placeres planear plebiscito pol portadas positivamente prepararse presas profundizar protegidas pusiera
    4 quemando radial reality recibidas redactado regularidad remonta renovado reporta resolvió resonancia respetado roberts
    4 rodar roll royal rápidas sacarte sacramento salían sentó sexos seúl sodio solidaria square standard sumó supongamos
    4 sustancial tablet tendria tenerte teóricos tiranía tolerar tomates tommy transmisiones transmitido transversal tutor
    4 tuyas url vagos valora vampiro variado vencedor veracidad vicios violadores visitan vírgenes wa wordpress aborda
    4 absorción aclaró acompañamiento acompañe adán afirmaba agradecida agradecidos album andré anos anticipación aprovechan
    4 aproximada apuntando apóstol arca arqueología arriesgar articulación asumido barril benjamín bernard buenísimo bóveda
    4 búsquedas calefacción camacho caminata campeona canada cancelado canela cano casita catherine caídas celdas cfk cha
    4 check chen chorro clemente clip cogió collins columbia combinar comenzaba comics completado concluido conducen
    4 confirmada confluencia conocimos constituida consultor contrarrestar controversias cristian cristianas cruzados decirnos
    4 declarando dedico definidos delegaciones dentista deseen determinante detesto dialecto dic dick dinámico dirigiendo
    4 durará ecuatorianos ejercen elías emigración empleador energia enfocado entretenido escucharon espina evasión evidentes
    4 excesivamente explícitamente expulsar fabricado fantasías formulación fracasos freddy fronteriza ganará gordos graham
    4 gusten harás herir homo hondo hormonas huesca hurtado icono ilustre impresionado impulsa imputado innecesario
    4 insignificante intercambios interese intuición jefatura jung labio lauren limpios lineas llevadas magazine manager
    4 manden mandé maravillosos marvel masivos mejore metan milicias misil mixto monja morada morris obligaron observan
    4 ocupaba ofrecemos olvidarse oponente ordenamiento originarios pasiva pañales pemex periodística perry plantar pollos
    4 polémico ponerla porte poseía postales preocupe preparatoria preparó presumir producidas prof progresivamente
    4 promoviendo proposición rastrear ratones ratos recital recogen redactar reestructuración reflejar regresado residencias
    4 resistente revisando rivadavia sanos secretas secuelas selecciones service simulación soles someterse sonó soporto
    4 sospecho sumas suspiro sustentable sustituto telefónicas television tenor terrestres teórica tia tierna tomara trabajé
    4 transferir tutela térmica universales user vacante variada vinculadas visite volvimos vulnerabilidad abro abundan
    4 académicas accesos aceptaron acude adrián adversario advertido agradecemos agregando alambre almagro almorzar amarillos
    4 animar annie anota apuntó asentamiento autenticidad belga beneficiar bmw busques cafés cambiarlo cambié cantera capturas
    4 carcel cascos casillas castaño castellón caño celebridades chad cicatrices cierren circula citados colocan comas cometen
    4 cometiendo comparaciones comunicó comunitarios concierne condenó consigues contrata controlados convence corbata corpus
    4 corría cubrió cuchara cumbres cuéntame cómics daily decisiva declararon decretos deficiente dental descartar
    4 desconocidas desearía desempeña desempeñar detenida diferencial dinastía distante dotado dulzura edit egipcios
    4 ejerciendo elaborada emitidos encarcelado end envíos escalar escasas esconden establecieron etnia expuestas fallido faso
    4 festejos finalizó fort garantizado glorioso gomez gradual gremios génesis habita hablantes ibérica impactante inaugural
    4 individualmente inesperada inician instrumental intensamente interminable intriga invitan islandia jara julieta
    4 jurisprudencia lanzando leemos legalización liderar llover logan madame manada mantendrá manuscritos maravillosas
    4 mejilla menciones metida mienten mirad misioneros mobile mola molestan mon moore morado mudarse murray necesiten
    4 neumáticos nombrados noto nova obedecer oigo organizando osos oí pelotuda perjuicios photoshop picado plásticas poblados
    4 pondré poniente porteño posgrado preguntarse prender presuntos procura profesiones profesorado programar prohibió
    4 propagación prototipo pymes queramos quisieras ramiro reciban recibirán recogiendo recorriendo reducen regalado
    4 regeneración registran religion repitiendo reprimir reproduce respetos resumir revivir rossi sabado sabés sacarme
    4 sagrados saltos salve satisfechos saudita seo separan sex sobran sonrió superando suplemento suprimir supuso taquilla
    4 tequila terremotos tr trabajen traigan triunfar trágica unanimidad ups var velázquez vendieron verónica villano violín
    4 víspera want zulia acompañante acudieron acumulado acusada adición adorable alejados almacenar amabilidad amanda anales
    4 anita antaño anton apartamentos apelaciones apoyamos apoyaron aprenda aprovechado arroja artefactos atún ayudarle bajen
    4 bariloche boris caldera callejeros callejón cantaba cantó caracol ceniza cerros cigarro clero colectivas combo compraron
    4 comprensible conceptual congresista constituir cordial cortada costoso creaciones criar cuerno dani dark dejarlos
    4 demuestre derrotas desigual diarrea dignos dirigencia disfraces disminuido disparado distribuido distribuidos
    4 documentado dúo elemental elogios empleadas encaja entrenadores erradicar escoge estallido estratégicos exito
    4 extensiones falsedad financiado flauta franca funcionales ga genios golden gruesa habitante hablarte hara helena hunter
    4 imitación impecable improbable impuestas influyente infracciones inmobiliario inserción invadir irracional jehová jeremy
    4 ji jodidos juntan laurel lecho led licor lidera limitan linaje lionel llegados lógicamente madagascar made magna mames
    4 mandamos mangas manila marginal mari marinas masajes matemático mel milímetros minimizar monitoreo naranjas nieta nora
    4 obesidad objetividad ocasionalmente ocurrieron oms ordenada otto oveja palestino palomas panama pancho parásitos pasaste
    4 pavo pedían pertenencias pertinente pisar posesiones preliminares presuntamente pretendo previstos primitivo
    4 privilegiada producirse protegen pu qui radicalmente reacciona reclamación recomiendan reconociendo remera reportó
    4 respondieron retrasado rige ring rob rodeados rompa sabores saldrán saneamiento sc semanario senior significados
    4 sirvieron soberbia sometida sordo spain suegra sueltos sábanas sótano textura tlaxcala traductores transcripción tratara
    4 tuberculosis turner ultimamente urbanismo uruguayos utilice utilizarse ventilador veredicto warren wiki yerba únete
    4 abandonaron aclaración acordaron actualizada adaptar adelantar adivina admirable afiliación afortunado aguascalientes
    4 ahhh alcanzando alimentan animada ansioso anunciada apoye arcilla artísticos aspira atómica autoritario ayudaría
    4 bendiciones blues bolívares bond boys bárbaro caes cambiamos capitan caramelos carlo carmona carpa catolicismo chupar
    4 cogiendo coloniales compartirlo compromete confieso conformado conocerse consideraban constituyó contable contención
    4 contesto convergencia convincente creerlo cuestan declarados declaro dejarnos derechas derivada desaparecidas
    4 descubriendo desgaste despidos despierte discreción discípulo disparando divertirse dormía dorsal educada elefantes
    4 elija eliminando elisa emprendedor encontrarlo enfoques entes entregados entusiasta espaciales especializadas estadía
    4 estambul exitosas exportar ey felix fijación forense formaba frustrado fuero fuma graba grabada gritan guay guiar haria
    4 harold hazte helados hidrocarburos hope hrs ilustrado imaginé impresionantes incrementa indicación indiscutible
    4 inevitablemente infame insta instaló intendencia intermediarios inundación irlandés israelíes itinerario latas law
    4 legendario legión levantando levantaron limitadas logré machismo marcus mecánicos mejía migraciones monroe mosquitos
    4 mota movió nalgas negaron negarse nicholas nominado nominal ocultas ocuparon ocuparse ofensa oponen padilla pagarle
    4 pasillos pastoral pelean persiguen pesadas petrolero plátano port portador practicando preguntamos pregunten preste
    4 previstas procesados provisión raramente receptores reciclaje reclamaciones recogió recreación reglamentos regresaron
    4 repercusiones representó restablecer revolucionarias rosado sabios sabrán seattle secular serpientes señas silenciosa
    4 silencioso simbólica solteros someter subí sueña tambor tambores telas tenerlos terriblemente traté turca túneles um
    4 valiosos vampiros vascos vergara victimas view villegas wang watson yu yuri zero abrirse action ada afirmado age
    4 agitación agujas ambiciones apagado apariencias aplicadas arce atlanta atrevo auténticos barriles bastón bendita bernal
    4 blake boliche bon brad cadera calienta camila casamiento celestial celosa cerebros comparable comía conozcas conservado
    4 construidos contrarios convencida corporativa corresponsal corrida cortando cresta creíble cuarentena curiosidades
    4 definió desarrollador desarrollos desesperados desgraciado designados despidió desviar disminuyendo distribuye duermen
    4 earth elevadas emocionada encantadora encontradas encontrarme entregada equipado esculturas escándalos eslovaquia
    4 estancias etiopía excepcionales exigió facial facu festejar fiable fire flamenco frito fuí galán ganaste garras gemelas
    4 genético giles grasas gritaba guarde hablarme hacéis haha honra hornos huecos humillación incluya insuficiencia
    4 insurgentes interrogatorio iraní jeans josefina links llamé llanos llenando lourdes luca magallanes malvado manifestarse
    4 mariposas matarlo melilla metropolitano milla mirado monton morelia moro muchísima multinacional negativamente neil
    4 nominación ocupadas ocupantes ocurría olvidando orange originó orleans padrón palanca pendeja perdedor peregrinos
    4 perjudicar peronista ping pintada practican predicciones preguntes preside prestó presunta productivas programada
    4 promueven puños quedarnos quedate quemada rae rapero razonables rechazada recipiente reclutamiento recogidos recuperarse
    4 regulador rendirse repentinamente reportado research respete rex rotas salado saldría saludables science seminarios sen
    4 shawn significaría sinopsis sistemáticamente sonaba sospechar sports stan stuart subsecretario suero suizo teatros temía
    4 terminaba torturas transformaciones transparentes trataban trayendo tributos tropicales ubicar utopía uvas velar
    4 vigilante when word accidentalmente administra admitido adquiridos adversarios afecte afiliado agradables amarga
    4 amenazando amoroso angola antorcha aprendes arde arg atrajo aveces bi brote cacería callejero campamentos carrasco
    4 carvajal casera centrada cinismo ciudadanas cobrado cobrando comparando complica comporta comprenden concebido
    4 conectividad consideren consistencia contados contratados convicciones convivir cooperar corrupta cosechas cosmos
    4 costillas cotización cuelga cuide cusco cállate decido decime declaran deliberadamente derribar desarrollaron destruidos
    4 disculpe disgusto dispersión dividen dream drive editada elaborados encantada encantador enciclopedia encontrarte
    4 enfrentaron entornos entrará especialidades estuvieras eugenia excesos excursión exitosos expandir explicarle expo
    4 exponen factible faldas fatiga ff filadelfia filmar fincas fosa fotográfico fran freud garzón genero granjas
    4 gratuitamente guaraní habré harrison hegemonía her his hormigas huérfanos huésped implicado implican infinitas ingenuo
    4 iniciación innovador inquisición interferencia intérpretes islámica japonesas ki lamenta leonard linares llamamiento
    4 llores lodo luchado maestras mandas maps marcharse marineros mena mesías meterte mir moderación motiva movilizaciones
    4 mudó nacionalidades nevera newton ocurridos ofrecerle olivia olvidamos olvidas opuesta paradoja paralelos parecidas
    4 pastilla pendejadas perdone perseguidos pescar pin pizarro pl plásticos polacos pondrán ponían porq prisiones procesador
    4 programador prolongada pronunciar proximo proyectar quisiste raja rebecca repetido repitió reportan repugnante revertir
    4 rusas saavedra separarse sip sobrevivido supervivientes suspenso talvez tamaños tazas there tmb tokyo tortugas tracción
    4 traspaso tráiler tóxico ultimas unánime usé vaga vencimiento violado vuelan walt willy wu yeah yemen abolición abono
    4 aceites acoge acordes acostado acreedores acuden adams advertir ago agradecería alaska alegres alvarez amenazada
    4 analogía aplicables aplicarse aplicó apreciación apropiación arrojó asfalto asombro aspirar atracciones august avanzadas
    4 benedicto bicentenario bilingüe billetera bobby cabellos cambias cannabis cansa capriles carol carriles caseros chantaje
    4 chispa chocó civilizaciones claude cobró coman comandos comic confesiones conocerlo consideraron constitucion contará
    4 contenida continuos convenció correlación creativos crecieron credito creyente criada créeme cualidad curiosos cápita
    4 daniela debilidades delirio demo dependerá derrame descendiente descubierta descubrimos desprende destitución destruyen
    4 devaluación development dinámicas disfrazado dormí echamos emancipación emocionalmente enamora encabeza enfadado
    4 entrenado envíe escogió escondida escrutinio esperó estadístico estrena estupido exclusivos exigente expulsados falte
    4 fax fertilidad feto fluye folleto forzados foundation franquicias fundaciones gané generosa gijón godoy gozar hard helen
    4 huerto imagine implacable incentivo incorrecta inexistente insignia instala instantánea interamericana interviene
    4 invierte irnos irregulares júpiter kent kiev lan lance leandro lin llevé lloran low luchadores mamada masculinos
    4 meridional microondas mitología modificada montenegro mostraban motocicleta mtv mujica nadal oct oligarquía opino
    4 orgánicos originalidad over paralelamente pauta perdedores pesadillas pintadas pluralidad podio poli politicos polémicas
    4 poste produccion prohibidos pronunciación proxima publique pulgar págs quilmes rechazan reclamando reflejado regina
    4 relacionan remover renombre resalta respeten resultaba rito roo salgas santísima seguidor serra sinceros soberana
    4 solemne sombreros sudamericana supervisor tapia tejado telenovela textiles too toquen traducida traes trapo true tuitear
    4 tóxicos unificación uses utilidades vacantes velada vena veterinario victima vitamina viviente vodka voló vomitar yeso
    4 épica abrirá accionar aceptarlo aceptas acertada admirar adrenalina albergar alejo algoritmo amenazan andino andres
    4 apretar aprueban ascendencia asesinaron asiática asumo atacada aumente austral autoriza baba bajaron barriga bebiendo
    4 beneficiado bondi brindan bullying cagan cajero campbell canadienses carrito castillos cedido cel celebramos
    4 centroamericanos channel chavistas claire coeficiente complicadas consecutivo continuamos cortaron craig criollo cross
    4 crueles currículum cursar decencia decidida descanse desigualdades detectado dialogar dicta diecisiete discreto
    4 distinguido diverso divertidos dom drake eche edo ejecuta elegimos emocionales empezará encarnación enserio entenderá
    4 entregando esquí establecerse experimenta explicaba explosiones fanatismo farmacias festividades finalistas focos follar
    4 fortalezas fuéramos fármacos gastan gatito genérico geográficas hablara heredia hernando hidrógeno history honrar huida
    4 implicación infinidad insistencia instantes instructor integrados intervalo invisibles involucrada jacinto jardin
    4 jesuitas jet joyce justificado knight lente levanté liderada llamaría llanura llenado llevarme lp luciano madison mara
    4 marica medioambiental mezclas ministerial molde morro mueres mágicos máximas next nocturnos palencia panamericana
    4 pasarlo patrocinio pau payasos pegue pera perderá performance permanecido perímetro pionero planeación podrido porciones
    4 potestad praga precisos prejuicio primitiva procesal procuraduría proliferación prolongado pub publicitaria ralph
    4 regresando remuneración repita requerida robados roble rosales saltando secretarios semen sencillez side sierras sim
    4 situadas soda sonda sostenibilidad sri sta sud sudán sugerido sushi telegrama temáticas terra they things tomaría tortas
    4 tortilla toyota tragar trailer transmiten trascendencia trilogía troll tuvieras tve vallas veinticinco vinagre
    4 virginidad árbitros abrazar accedió actrices adictos adornos again agresor ajusta ajustado alejada alentar alfaro
    4 alimenticios alvaro anarquistas andaluza anonimato anormal antiguamente antojo antonia apolo aproximado arañas
    4 aristóteles arqueológico arrojar ascender asegurando asisten asombrosa atribución baker ballenas banana banquete
    4 barbarie bate bañera benítez bichos boludeces bombardeos borja buscaron cabras caigo callada caramelo centenar ceuta
    4 cheques cho chuck ci cochabamba colaboraciones colgando compadre compiten concordia confirmaron construidas contenedor
    4 continuaba contribuyendo cordoba correctos croata cuestiona curación cálida demostraron descendencia descrita destreza
    4 detalla dictaduras distribuida dorados duramente economia ecosistemas ecuatorial ejecutados emisoras empujar encabezada
    4 encontre enojar entendiste entrenando enviamos erik estimados estrenó ethan evolucionado explicarlo facundo fideos
    4 filmación finas fusil gaceta geometría gratuitas greg habitacion hablaremos habrás hare higiénico ilustres impulsos
    4 incierto incómoda infiel infinitamente influyen iniciando inmune intensas intensos ismael leas lesa levantarme levemente
    4 liberados libreta lily lobby madonna maestre mantenerlo medicación milton moleste mueva munición murallas murillo murphy
    4 necesitados never nueces octavio operado osvaldo otorgada pactos parche parecia pasaportes paseos pegarle peralta
    4 persistente pizzas plagas prepárate presentadora prestando prestigioso presto profundidades proteja prójimo public
    4 puntaje quechua querella quieto quitando quitarse rebaño recuperó redactor reemplazado respetando respondí restringido
    4 ronald sabremos salomón sobres sorprendentes sucursales switch sydney tas tecnologia telefónico televisiva tibia tirano
    4 tobillo tomarlo tomarme tumores ucraniano ultimos uni uniones vejez venezolanas ventilación verticales vidrios vil
    4 vizcaya válidos vásquez wolf águilas íntegramente aborígenes abusar acelera admiten afortunados airlines aisladas
    4 alarmas alteza amenazar amsterdam analizado ande anticorrupción anunciando aníbal aparezcan aplique apoyados apoyen
    4 aprendiz apóstoles argumentando arrogancia arteria atacados atacante atraído audiovisuales australiana autopistas
    4 autorizó autoría ayudarlo ayúdame bah bandidos barranco bc boluda borra bots bruta camboya castellanos castigos
    4 celebrará comento compa compatibles componer compraste conciliación conduciendo conejos conformación conmemora
    4 convertiría convocada coyuntura cp crimea cuestionario culos cápsula daria darwin darás dawn deban decorado denis denso
    4 descender despreciable desvío detenerse dictó dietas diremos doblar doler dubai echen ecuaciones eleccion emergente
    4 empleadores encontraremos ene enterar entregue errónea esclava esponja espontánea estarías estúpidas euskadi explotó
    4 finalizado flaca food frasco fuck ganarle ganen garza gene generada goya guia habria hallaba hazme hostilidad
    4 identificada idéntico impresora incentivar incluían inmediatos inmoral intel itunes jonas jura lastimar leona limpiando
    4 lleves lorena lucio lámparas mai mandatos manolo march mauro medicinales menéndez milan miniatura mix moléculas mouse
    4 mozo musa nah nana necesitado nervio oportuna orgasmo ortodoxa our pagarán paramilitares parroquial pat patronato pensas
    4 petroleras pink pizarra please potenciar preguntarme propietaria propuestos pálido quemaron quintero race rasgo reactor
    4 realicen realizaba recorrió referida reflejos regala region relevo renault reportajes requerimiento resuelva rindió
    4 rondas rumania santana secuestros sena serviría seudónimo siguiera silver similitudes sobrevive solitaria song spencer
    4 style taco tapas temple terminación tocaron toni tradujo tratada tumblr tyler vales valido veloz versus villar
    4 villarreal violentamente visualización vo votamos válvula éticos ídolos íntima abandonan abuelita accidental aceleración
    4 acompaño activación activado acuña adoración adquirida adrian alemanas alquileres amen andaluces anestesia anhelo
    4 aparecerá apelar aportando aprobaron argumenta arnold arrogante ash asignados asignatura asta asumen atreven audaz avena
    4 bachiller ballena bancarios bart betty bilateral bitcoin blando bol boletas bonus cabos cachorros camarero canario
    4 capturados celia centrarse chaleco chilenas chingada choca cid cláusulas clérigo cocinero colima colorido comentaba
    4 compresión conducía conforma consecuente continuando copyright corporation corporativo crecí crespo criolla cubría dana
    4 ddhh death declive deducir delicia desagradables desapareciendo descomposición destruyeron desventajas devuelto diesel
    4 distintivo dominantes duquesa déjalo educadores empleando empoderamiento encaje enfrentado engaña enseñe entrenamientos
    4 espesor exagerada exiliados explosivo fantásticos festivo floyd francisca frescas fumo gaspar gitanos goleador gorro
    4 guardas guarnición gustaban gym hablará hacha hazaña hipócritas hit hospitalidad hostia humanista hundido huyeron
    4 ilustra imponen incrementado incursión independentista indique informada informando inodoro invasores invernadero
    4 invitaron iron janet jong juegue latinas latitud liam librerías lino lpm lucia luminoso mad mao marcadas matrimonial
    4 mejillas membrana mensajería miriam mitchell moría motivaciones movil mueble muestro nepal nike nm nokia nombrada noté
    4 obediencia odiaba organizaron orozco pantano parcela paypal peatones perdía periferia periódicamente pertenecían pidas
    4 prende preparadas proceden proclama profesionalmente prominente provocaron proyecta pudiéramos pulmonar puntuales pésima
    4 quedaste quilombo quiten recordatorio renal reorganización representadas representativos repuestos reservada reuters
    4 revueltas riendas romanticismo ronaldo sabana sabroso sacaba said sandoval sd secuestrada secuestrar sepamos serbio
    4 sirena sirvan slim soñé subvención sucesivos suegro summer supieron suspendió sígueme telón teneis terminología tinto
    4 titularidad today tremendamente uff vacunación vendía vestirse veterinaria viajaba vila violada wallace work xxx yes
    4 étnico útero acercaba acostumbra activismo actualiza acuario adjudicación adorno afinidad after ag agonía ahorra
    4 alzheimer ampliado anarquista anarquía aranceles arbitraria aro arterial artigas asegurada asesinó aterrizar audición
    4 autodeterminación ayudarán bancarrota banqueros benefician bodegas burlas buscarte busto caben cacique caigan caminaba
    4 campesina carranza cartuchos caucho caudillo chatarra chicle ciegas cohesión comediante comerse community compartidos
    4 complementaria conducto confían conmemorar conteste coronas costaba covid credenciales cronista cuarteles cuarteto
    4 culpas cumplieron damasco danzas debí dejarle demandado denominados densa derrotó desaparezca deseable determinan
    4 devolvió difundido discapacitados distracción domésticas dora ejerció electrónicas elegantes eliminados eliminó elsa
    4 emigrar encargan encerrada encerrados entiendas erección escoria esmeralda esperada estudiaba estudiantiles excluidos
    4 experimentación extienden extorsión family feos fer folletos fomenta fresa gales games giros golpeando habeis hacíamos
    4 herrero horrores hoyos ibn ice identificó ilustrar ilícito impedido importado importados importó intervenido intestino
    4 irrelevante irónicamente jesse juegas julie ka kirchnerismo lejana lentos leves leíste ligeras ligeros llantas lloraba
    4 madrileño marcel matanzas maximo mayordomo metabolismo minimo mostrador necesitará neuquén nudos objeción omega omisión
    4 operativa owen oyen oyendo panadería paraje parálisis pasivos patología pegada perciben persiguiendo picada podrian
    4 porfavor porro portátiles predominante presenciar presunción price privilegiado progresos prometida protectora prórroga
    4 pudieras queman quesos quiroga random reconozca records recordé recorridos recuperando refresco refuerza rei relajado
    4 remix report repúblicas requerir respectivo retire revancha reverendo revisiones reírse rios rompan sacarse salvando
    4 sapo satanás secuencias señoría sm smart solicite solteras sorprendentemente sorprendida stark stewart studio sucias
    4 system tac tardan temblar tendido teruel think traslada und unilateral vagones vestíbulo violan violando vision vox
    4 yolanda zombies zoom étnicos éxodo
    3 abortos abrimos absorber abstracto accesibilidad acelerado acera acercando acercar act aguanto algas alude anchura
    3 antecedente antofagasta anónimas apuro arbustos articular articulos asaltos asesinadas asique asma atienden ayudarlos
    3 ayuno añaden barroco beltrán biológicos bis borda bota brotes bryan caderas calificados canchas cancillería cancion
    3 cantado cardíaco cargados cascada casting cauce causaron centavo centre cepillo chang chingo cigarros cne codigo
    3 colaborado colaborando comestibles competitiva complot concentrarse condes confió conformar conmoción consulte
    3 contestado contribuyeron costarricense cr cruceros danés deberian decías definidas desciende desinformación detroit
    3 difunde dinosaurio diseñadas donante dudosa egoísmo ejercido elevó eligiendo empuja enriquecimiento entrevistado envio
    3 episcopal epoca erosión especias estragos estético eurovisión faltado feb fijamente fijate fracasó fuere fundadora
    3 furiosos fértil gancho generadores genitales god granadas great grupal guardian gusano gusanos hab hacker hallaron halló
    3 hartos henri higgins historietas hocico hoguera hunde impulsada imán inaugurado incompetencia injustamente innovadores
    3 inscribirse insecto insistiendo interesar intersección jake jamie jenny ju juzga laptop last legítimos ligados ll
    3 llegaran llevarlos localizada lora lucir láminas make management mandaba manejado manifestaron marciales maridos masivas
    3 materno mazo mejoró memorable menta mickey miden migratoria mill mit modales modesta moralmente motivó nacimientos
    3 narcos necesitaría negando neoliberal nerviosos nilo nu nublado nutrientes oasis obligando octavos ocurrirá ofende
    3 ofrezca olivos opuso otorgan oyentes padecen participativa paseando paternidad peaje pensaría pescador petroleros pintó
    3 piñas planificar plantación precisas preferida pretensiones procedió protegerse protegiendo psicólogos párroco rafa
    3 reinas reivindicaciones repaso repentina repudio residenciales resistentes revise rifle ritos run salada sangrienta
    3 saudí say seguís semáforo seran server silvio sisi southern spa stefan sudamericano suicidarse sumaron supuestas surf
    3 televisivo tenedor trabas tías típicamente urna veia ventura vicepresidenta vitalidad wade wp zombie étnica abanico
    3 acoger aconsejo acreditado acumular administrado adobe advertencias aguacate albergue alergia alineación analizan
    3 ancestral anteojos antibióticos antigüedades anulación anónimos apagón apartados apoyaba apuntado arriesgado asquerosa
    3 association atendido atrapada aura aurelio avanzó aver banquillo bautismo belgrado boxeador brava cacho cachorro cagado
    3 calabaza calificada cañas cedió cereal chao chiquita chistoso chubut ciclón circulan citan clon clérigos cocinas codicia
    3 colocando comandantes comedias compitiendo comportarse comprometió comunales comunas concretar condolencias confort
    3 confunden congresistas consultorio contraer contribuyente copiado correspondía costará cover cuentes cuidan cuñada
    3 delfines delicias denle denunciando deprimente desempeñó desesperadamente desnudas despegue diagrama dibujante dir
    3 dirigieron dirás disimular distinguen divertidas donantes dotación ejecuciones elabora elvira emiten enfrentamos envíen
    3 escapado escapan espectaculares estratos estudiosos evadir evaluaciones evans evitado exactos exigimos extremidades
    3 ezequiel fabio facción felizmente finos friends frijoles galardón ganara genuino gibraltar gozan hannah harvey
    3 hemorragia holmes hércules húmeda iluminado imponente independentistas indiana indicio indudablemente informante
    3 interesaba invitaciones isbn jugará june kai ko lama lejanos leonor levantada ligar lloyd logotipo loreto malta
    3 manufactura marcaron marcela marchan melissa mentirosos mientas misionero mobiliario moderados muhammad mítico nathan
    3 nitrógeno notario notorio obligadas ocde olvidados only origina originaria pagaba parió pasarla pasteles patriarca
    3 pedirte pegan peluquería penitenciario pensemos pereza pestañas pf picasso pileta pioneros playstation populismo
    3 predicción prefirió probó psicológicos publicas publicitario puig párrafos púrpura quincena rally ramon reconocimientos
    3 recurre reducidos referidos reivindicación reporteros rivalidad riñón rodeo rompecabezas rubros ríen saliente salirse
    3 saliva sancionar sandy sentarme simboliza simpática site sobornos sobrenatural solano sordos subdirector subimos sublime
    3 subsistencia sucedieron sucesivas sufría suicidas suicidó superficiales sustituido tajo tech temblando tomarte
    3 transcurrido trasladarse trasplante trates uranio vasta viabilidad vocero yugoslavia zoo ángela ébola épico abstención
    3 aburrimiento acerque acostarse actúe acumulada adquisitivo alboroto ale alejar alertas alfabeto alfombras alterado ame
    3 ami anaya angélica antenas antillas aprovecho apruebe arica asegúrate autorizadas axel ayudamos bailarines barack basket
    3 besa boicot bonaerense bull buscará bustamante carisma cause cavidad chapo chorros cloro cocido colin colocados
    3 comentarista complicados computador confección confiables contrarias contratista convenga convoy coronado corporales
    3 corridas creativas criticas cupos cyrus dance derek derrocar desenlace desnutrición destrozado detenga dificulta difiere
    3 dignas disculpen discuten disparan disponía doblaje dominó echaba echas embarcación empeorar encajar encantaba enmiendas
    3 enterrar escopeta esperabas espiritualidad establezca estocolmo europe experimentando explora extradición
    3 extraterrestres extremistas fake fausto ferro fichaje fijó flojo florentino folklore formular fronterizo gandhi
    3 gestación gobernadora gobiernan guardando guardería guitarrista heroes hudson iguala implantar implementado impulsó
    3 inaugura inconstitucional indice indie innegable integrarse intenten intermedia intermediario internamente interrumpido
    3 involucradas jordania kansas lego liberada linterna loro macro magnético marinero marines marroquí maurice metálicos
    3 montt moros mt módulos navaja norteamericanas obtenga oficialista oler opuestas organizarse padecer paralelas parten
    3 participen pasarse patronal periodístico permanecerá pesas platón ponerlos porcelana potasio poético profecía prohibidas
    3 prometer pronta provocada quemaduras ratito rebeldía recibes recibos registrarse relax reliquias rendimientos
    3 represalias requiera respetuoso respondan retiraron revolucion rima rocha rollos roosevelt sancionado schmidt
    3 secuestrados seguidamente serian simpsons solucion solís sophie sospechosa spot sucederá sucedía sufrimos sumarse
    3 sumisión supervisar suscrito suspendida sátira take tardía tensa terminara tiraron tocas tours traemos tranquilas
    3 trasfondo traves tributario táchira tímido tópicos urquiza utilicen vainilla valentina vasca vencida violó vosotras
    3 yerno átomos abuelas acaben acusando adjetivo agregan agresividad alegria amablemente amplía anotaciones apariciones
    3 aportó aproxima aquino aras arrestar asesora asigna aspiración aspirante astronomía asustada atribuyen ayacucho ayudaba
    3 baltimore batido beatles bielorrusia blusa brenda bulto burbujas cala capitanes cash castañeda castiga casualmente
    3 causadas celo celta cerco cerda challenge change chismes chocar circunscripción clarke cohen colocada comentaristas
    3 cometieron comunicacion comunitarias concurrencia conocerla contarte contingente controlando crecientes cumplía darían
    3 dea deberias dedicaron demolición deprimido desalojo desembarco despejado detrimento dictado dirigiéndose disidentes
    3 dominan dona ds elijo eliminatorias emotivo enemiga ensenada enseñarle enterrados enviadas esconderse escondidos
    3 eslovenia esperarse estadísticos evitan expresando extraordinarios faltando favorecen fernanda festejo filosófico
    3 fiscalización formidable funes fósforo ganada gordas graciosos guerrillero hispanos holandesa ibiza ilimitado
    3 imprescindibles imputados incorporó inglesas intervalos intervienen iran jacobo josep joshua jugadas kms lane lanzas
    3 lidia limbo liquidez lloviendo lucharon manu marilyn mass maximiliano mayoritario metálica mezclan mirador mismísimo
    3 mohamed mostrarle mudanza mula multi mundialmente murio nicaragüense nociones ocular ocupe océanos ofrenda oil olvidaba
    3 olvidate optó orientar palmer participe pasarme patrimonial patrocinadores patrona pearl perderte perdería piratería
    3 piénsalo planas platino poblada politico posadas preocuparte prince principe prometen pronunciamiento proponiendo
    3 prudencia puertorriqueño quemó rastros rebaja recompensas regente regulan renunciado repetidamente repuesto resaca
    3 restrepo revocar robarle secuela sentís shaw silvestres sobresaliente sobreviviente solicitan solista some sonando
    3 sugiriendo supieras sustituye sáenz technology ter terrazas tesla thor torrente town trasladados trazar tsunami two
    3 tóxica urge vanessa vehicular vencidos vendida ventanilla vitaminas vísperas ward website win zavala acabaría aceptadas
    3 adquiriendo afluencia agresivos agro alameda alejandría alien alpha amelia aparcamiento arrastra arrepentimiento aseo
    3 asignaturas ateos atraen atribuciones atroz ausentes autismo awards bajón banner barros beneficiados beneficiarse bits
    3 bosch brillar budista burlarse cague calculado calvario candy caracter casadas cautiverio chivas chota chrome chu cito
    3 cl claustro cleveland clubs code coincidiendo colombianas combustión complace compostela comprarlo compás concedida
    3 conquistadores consignas consolas constructores consultora contagio contaminantes convertida cordura coreana cotidianas
    3 creadora cuadrada cumplirá decidan deficiencia dejaremos descuido desempeñado designa desplazados detenciones discreta
    3 divisa dolió educados edwin egipcia ellen emplazamiento endeudamiento enfoca entenderse equivocadas equivocas ermita
    3 erudito espantoso esposos estanque estudié estímulos excluye exigía explicaron explorador explícita expropiación
    3 fabricados falcón ferry fijan filosófica flotante fluidos forever formarse funcionalidad ganaría gastando gates ge
    3 gerentes gilbert gozo grosero guerrillas haciéndole hechizo helada heladera hermanito huido hulk ideológicas ie imaginan
    3 impida imss inexplicable informales ingrediente ingrid innovadoras inseguro instalados intentes interferir laburo
    3 laurent lotes madrileña malik mall mantenemos mantengo manía maquinas matarme mayúsculas mermelada mongolia motín mrs
    3 mudar obedece oficialismo ohio olvidaron olvidaré olvídate opcion opcional paleta palomitas patriarcal patriótico
    3 peluche penetrar pensadores permitiera persiste phoenix polarización polos porvenir posicion presidido prestados
    3 primarios principado proporcionó pum quemados quinientos recibían recogidas recomendamos recortar recupere reed regulado
    3 renovada requería reservar restringida resultará retirados reunion rigen rindo rivero rom sali saliste sandwich
    3 seleccionadas sellado semifinal sensato sentían sermón severas señalaron shin simultánea soberanos sobrinos space
    3 subjetivo supieran suposición terminaría tip tomemos traba tragos traza tubería turbo turísticas tuviéramos uf vieran
    3 why zócalo abandonando abdominal ace aceptados acepten acordé adelantó advierten afa afectará afortunada agarran
    3 alegrías algoritmos alí amargura aportado apreciado apropiados arqueológicos arrastrado arroyos arterias artesanía
    3 asignar asustar ataúd audi audios aval bagdad bailarín bata beba beneficiario beneficioso birmania boe break buscarla
    3 cabañas calcetines canceló cataratas civilizado clasifica clavos cocinando colisión comodoro compartan compatriota
    3 compren condenas condones conectan confusa conocernos consisten corro creces culminó cuídate célebres dejad delhi
    3 demandante demencia demostraciones depositar descubiertos deseada desempleados diligencia discrepancias dog dual elias
    3 empezo enanos encendida enigma entendieron entrañas entrego escalones escalón escribiste especulaciones esperábamos
    3 evacuar excel experimentó fallece faltaban filtrado filtrar finalización flotando forbes formularios foster fun gentil
    3 gigantesco guayana guionista hanna hindú hugh huyen híbrido ignorado ignoro igualar ilumina incluyeron indefinido
    3 influido innecesaria insomnio instintos insular inédito joey joy jules juniors lake llames lloro localmente magisterio
    3 magistral mails mamás marchando mayoritaria mecánicas medianas mentirosa mitin modas molecular molestos molestó money
    3 monica mostaza movía muelles munich mágicas nadia nenes obvias ocampo oleada olimpia ombligo otero other pagada pagaría
    3 panes paola pará peatonal pedirles pedirá perdono pesimista pianista planean planteamientos poblacional pokemon porfirio
    3 potentes premiado prendió preocupen prescripción presionando priori privilegiados probé productoras producía
    3 profesionalismo prometieron prometí protagonizada provocación quejo radiante reagan recae recurrentes repleto represente
    3 residen respectiva reventar rezando riñones rs ría salon semejanza senegal señoritas siberia sistemático soltó sor
    3 sostenía sueca sueltas sufra susceptibles tardado titula tn tomarán topo tratará troya tutorial utilizaba uña valorado
    3 valverde vaqueros vertiente vicario vicky vid vinilo virtualmente visitaron visualizar water western wn xenofobia yace
    3 yacimiento zar zumo álbumes acompañadas acreditación agradeció alumbrado anchas andamos andorra angular aparta
    3 aprendemos aprendieron aquiles arbol arrastrar atraviesan azufre balcones barbie beijing biológicas birra blackberry br
    3 británicas caido callate camerún campeonatos captación carabobo carencias carpintero cede celebridad centró
    3 certificaciones cesta chivo chocolates cicatriz cilindro clínicos cobardía cofradía compilación complacer comprometer
    3 confiamos constructiva contraloría controladas convertirlo cortometraje cositas cultos cínico defendía delfín
    3 democracias desactivar descifrar descritos deshacer desobediencia despegar diagonal diria dirían diseñó distribuidor
    3 doctoral duermes eclesiástica efectuado emblema encarar entrenados envuelta escaño escepticismo estratégicas estudie
    3 evitó exageración exhibe expediciones experimentales explícito extractos fast filtración fluidez fonseca formen formosa
    3 franz fujimori fundido garra gastó generalidad genere genérica gestor ghana girando gloriosa gobernó gorila gregory
    3 grieta grietas guante guyana hello help hipotecas hostiles hu image imparcialidad impedimento imperativo indicaba
    3 indignado inercia informarse inspectores investigue jinetes johan juliana justificada justifican lanka lechuga let lg
    3 lineamientos lingüístico lou luchamos marginales mediciones meditar melodías mencioné mercadería merkel migratorio mind
    3 mirarlo morirse mostramos much muestren nacionalización naciste nativas nominados obtenidas ocasional ocupaciones opus
    3 ora orador ostenta oz pac pagué patata patios patos pegando perfumes perseverancia perverso pillado pintan pirámides
    3 plenitud pontificia precipitación predicador predominantemente prefecto preferentemente preguntarte preocupaba presten
    3 problemáticas progresar prohibe proporcionando puma quitas reconocerlo regidores repentino reproducciones rezo rinden
    3 románticos rotura sacarla sacos salmón saltillo sat satisfecha senderos simone sintonía sonriente soul subraya suciedad
    3 suicidios sultán superintendencia talk tarado teodoro theory tipico toallas tor torreón traficantes tuberías tímida ucr
    3 utilizamos vagón varas veto vigilantes visten vita voluntariado vzla válidas wii women zeus abasto abstenerse acreditar
    3 acumula adelgazar adónde agrario ahogado alcanzaba alcázar allanamiento altera alumna analítica angie animó apropiadas
    3 aprovecharse arcas arquitectónico atravesado autonómico autorizar avanzan bancas banquero barbacoa basílica berlin
    3 bloqueos boludos broadway bros brujería brutos bu buenísima cana cancela capacitado caprichos característicos card
    3 castigados causante cilindros ciro cisneros colesterol comprarle comprobación compu comunican concentran conquistador
    3 consecuentemente constituyentes consumido contradice contraseñas convocados cook corrieron cruzadas cuauhtémoc cuidadoso
    3 curado daña decepcionante demográfico derrumbe descarta design desilusión despejar detecta devuelva devuelvan dictadores
    3 directivas disminuyó disputado distinciones dm dominicanos dormitorios dotar dudoso duncan duradera dávila ebro
    3 eliminada eludir elvis enteramos envases envejecimiento equivoque escocés escribimos esparta especificar estimó
    3 estrechos estufa ever excluir exclusivas extraterrestre fabuloso felicitar fenomenal fiat fisher fisica formadas forme
    3 fosas fracasar front ft funcionará gallega gallos garrido generados generalitat guardaespaldas habremos hacian hahaha
    3 hermosillo hundió ibm identificarse imponerse incompleta incorporarse incrementó inflamación inherente inmaculada
    3 insisten inspirados intacto inventor jaque jinete jobs jubilaciones judías lamentar likes llene locuras machete mahoma
    3 malla mamadas marley mayorías medievales mentor miercoles montoya morder movilizar muerde mística natalidad neutro
    3 nocturnas nominaciones normalización numerosa obregón olvidada olvidaste oporto orar pachuca pamela paolo parroquias
    3 parásito patriarcado paulina pavimento pelis pelotón penoso pensaste percepciones permitirse pezones pgr pineda pintados
    3 pinzas pizca pnv podrida ponencia practicas preferente prefería preocupar presencial presentaban presidida pretensión
    3 primeramente princesas produzcan programadores proponemos proporcionada protestante psicoanálisis pulsera querrá
    3 quisiéramos redención regimen reja relacionarse representaban respondía resuelven ri rosada récords sagradas sanguíneo
    3 selectiva sentenciado sesgo severamente señorío she shell signifique similitud sintieron smartphones sobredosis
    3 sobreviven soler solidarios sostenida starbucks sólidas tanzania temuco teta tornado traicionado tramitación trance
    3 transformarse tranvía trasladaron trescientos trueno ultramar usarlos varsovia veinticuatro vendidas viajo vicioso
    3 volantes volkswagen wagner aaa abeja abortar abraza absurdas adapta adaptada adjunta adoptando agotamiento agregados
    3 agricultor alarcón alarmante aldo alfabetización anc antoine apasionada apego aplaudir aprecian apretado aptitud
    3 argumentar armstrong artesanales ascendente asistencias atrocidades autonómicas autoritarismo auxilios ayudantes
    3 bautizado bikini bolivar bonilla books borracha brandon brother caerá cajones callados cambies caminan caroline castas
    3 cerebrales children christine cierro cinematográfico clasificada climas coincidió coja colocaron combinada compite
    3 complutense comunicados condón conectarse conquistas consagrado consecutiva considerarlo contorno contracción core
    3 cosita cota coña criminalidad cuantía culturalmente curro deberás debiendo decidirá dedicaba demarcación
    3 democráticamente denota depto derivan descubra despachos despide detengan diciéndome difieren dilma dique diseñadora
    3 disputar distribuyen divididas divierte duke edwards elche emilia enamoró encantados enfocada engaños enseñarles
    3 enterarme entregará escultor espinoza estancamiento estara etnias evalúa examina exijo exiliado exterminio faceta
    3 fachadas falsificación faz ferroviario finalista firman fria furiosa gaga ganaderos gastón geología girls glenn gore
    3 grandiosa grata gringos guerrera guitarras gustaron haberlos hacías hector holandeses homofobia huracanes ibáñez ibérico
    3 indulto infernal ingenioso inmediatas inquietante intacta intentaré interesó interpretada interrupciones iraq
    3 jajajajajaja judith jurados kids lab latinoamericanas legalizar lesionado lideres llenaron lope louise ltd lucho luther
    3 lácteos lámina mae mamíferos mantas market matones medioambiente mediterránea mejoran melbourne merezca michigan mintió
    3 mios mostrarse nac naruto nat naturalidad navegando negociando nisman notaba novato nuez obstrucción ocultan oponentes
    3 oposiciones parezcan paréntesis pasion pastos patriótica paulatinamente pelado penitencia perdio peregrinación perjudica
    3 pique poe polaca policias pontevedra populista porras prat precaria precariedad precipitaciones pregúntale preparaba
    3 presiona proa profetas propina protestan pruebe próspero pulido páez quejándose ratificó rechazaron reforzado regalan
    3 reggae regresen remo remodelación remotos reparte repartidos respaldar restaurant restringir resueltos revelaciones reí
    3 riguroso rodando roland room sacada saltan same sangriento sepulcro serías sexenio señalaba sg soborno solicitaron
    3 somalia soportan source sujetas supere susceptible tata tecla telescopio terapeuta termines tlc tomos tonelada trade
    3 transferido uc uganda ulises utilizo vengarse verbales vigilia viniera volvio wells yi yuca zanahoria zinc éxtasis
    3 aburridos acomodar acompañaron aislar ak aleta alimentado alterna alucinante angelina anotado ansiosa anunciaba any
    3 aparecían aplicará apoderarse apología aproveche arboles arrastre arregle arrendamiento ascendió ateneo ateo atraso
    3 atravesó autopsia avaricia avergonzado aya ayudara azotea bach barbaridad bbva beneficencia boleta borró brigadas brindó
    3 british caba cambiarse capitolio cariñoso cautela ceguera cenas cgt charco chavo chipre combinan competitivos
    3 complementarias concentrar confidencialidad configurar confirmados conformada consejera continuada contrasta
    3 contratistas conversando corporativos corra correcciones costados coto cumplidos daddy damnificados debieran demográfica
    3 demostrarlo desarrolle desató despedirse desplazamientos desviación dialectos dialogo dictar diecinueve diferenciación
    3 dire disolver duela ebrio ecológicos ejido elementales eli emiratos emociona encendió encontrarla encontrarnos enemigas
    3 enfado entrara entretanto enviará envueltos estrechas exigido farmacéutica fortalece forum fracturas frustrante
    3 funcionaria fusiles galaxias gel giovanni guiado habilitado halcón hongo hortalizas hubieron ica indigna
    3 industrialización innovadora intentaban interminables intoxicación inventos iquique izquierdista josefa jubilado jungla
    3 jurar kenneth kenny kun lena librarse lina logrará logras loja lona maderas madurar maggie magnética malcolm marcharon
    3 masacres mason masters matarlos mear merecer metrópolis millon montada montana montreal moya mozart murales naciente nam
    3 negociado neruda nicho notan numeros objeciones oe oo opositora orales pag paraguaya paraguayos pararse pedos
    3 permanecieron permitirán peón pleito podeis podian popa postes postres practicado predomina previsiones proclamación
    3 promovida proyectado rabo rating reclamó refinería refugiado reglamentación renueva representativas residuales
    3 retrospectiva reunimos robada rogelio rígido sabina sahara salariales salgado salgamos sanar selvas sentirás señalados
    3 sirios sl soluciona stanford submarinos suspende sutiles tania tea telenovelas teóricamente ticket tinieblas tiren todd
    3 tomaban tragedias transmitió trofeos turba ubican vacio vasto vincula vé woman zurdo é íntimos ómnibus óptimo óxido
    3 abandonadas accionista active actuaron adquisiciones alcoholismo allan altamira ambulantes anticipado apoderado arellano
    3 argumentó armenio arreglarlo arrepentido ashley asimilar ata atrapa automotriz avisado bailey bajamos bajé balazos balde
    3 bankia bennett bilaterales blanda bloqueada bloquean bye bárbaros búlgaro caida cajamarca calzones cambiante candelaria
    3 caracterización carnal ceja celebraba celebrarse centran cerramos cierres cifrado circulo citadas citó cocodrilo
    3 completó compuso concebir concentrados concuerda confundida congelado conoci conquistado consecución consecutivas
    3 consolidado constructor continúen controlador coreanos coser cpu criados cuidarse cártel cómica darlo decentes declare
    3 desapercibido desconocen desgracias destacaron destruidas dimitir dominada doncella drásticamente duende dá dándose
    3 edificaciones edith ejecutada elector emiliano emmanuel emperatriz emprendió encierro encomienda encontraste engañan
    3 engañando enoja envergadura envié equipados escuchaste espiar espiritu estais estiman estimulante estrelló existencial
    3 exquisito extenderse extraído extremista fabrican facilitan feriados fernet films firmados floja flote fresas
    3 garantizada garden genéticamente gigantesca goleada guatemalteco guion hbo health heredado heterosexual hidroeléctrica
    3 hidráulica hills hughes idéntica imbecil imperialista impidiendo incompatible infectados insensible instalarse
    3 instantáneamente inversor investigan isa jackie jade jam juristas kyle lancha laredo liberó liu llamarme lleguemos llosa
    3 loa logroño lágrima lírica magic magno managua mantenían marine melo mk mmmm mod moreira muchedumbre municipalidades
    3 muñecos nazismo need nulidad observamos oca okay olores orientadas paladar paramos paranoia parecieron paridad parámetro
    3 patear paterna patrullas pañuelos pedagógica permitían peruanas pesan plagio podra pondremos ponle porter prominentes
    3 prueban quirúrgica racionales radiodifusión randy reconquista rectificar reemplaza reguladora relámpago rendido
    3 renovable retrasar revisada rotundo sable saúl sec secuestradores sensor separó sharon simbolismo sinónimos sirenas
    3 sitúan sofisticado sonoro stella suavidad suburbios sustancialmente tabú tacones tae tallo templado tenso tesorero toc
    3 tontas transmitida títere uefa valiosas verbos verdugo viktor volverás wendy wild won yankees ye ágil abe abres
    3 academias acercándose adelanta adidas adora adquieren ajá andaban angulo apache aplicacion aprieta aptitudes aptos
    3 aragonés ardiendo aria arregló arrestados arriesgarse artefacto articulaciones ascensión asignaciones atendió aterrador
    3 atrevería aumentada bangkok block bolt brutalmente buscarle calado calmado caluroso cambiara cardenales cargadas cargan
    3 caricaturas caricias carnicero castle censurar cerradura chips choques chulo científicamente cifuentes circulando
    3 cirugías climáticas closet coincido comarcas comentaron comieron comodidades comparan comparta competiciones competidor
    3 complementar conchas conectadas confirmando conglomerado conocerlos conseguía considerables consistió construccion
    3 consumiendo contenga convertidos copenhague cucarachas cumplida curriculum danilo dedicas deep delanteros delicadeza
    3 delicados describiendo desfiles detector devoto disfrutes distraer dong duelen déjate easy ebay educacional efectuó
    3 eleanor embarque enamoré encargarse entrante equivoqué estereotipo estigma exceptuando explotan fajardo fallan ferreira
    3 fijarse fije flexibles font frena frutales fundición galardonado garantice geográficos gestiona gitano glucosa grabadas
    3 grosor guiones hackers halo hepatitis heroico humanitario ig iluminar ilustrada imparable inciso indefinida
    3 indefinidamente inegi information inspirar interactivo interpretando inventa irreversible its job juntamos latente
    3 leslie letrero lio llamará llamativo llevarnos logos lujoso lynch líquida mapuches marsella martirio mediocres mejoría
    3 melancolía mensualmente merino mostrará moyano mts narcotraficantes naufragio navidades organizacion panameño patética
    3 pdvsa pecadores percibido perdi perforación periódica perjudiciales pesimismo philippe pillar pintando platillo portar
    3 pose preferir prestamos problemático producirá promo pseudo psicópata publicará puerco pujol puno qaeda quebrado
    3 quedaran rain ratificado reaccionó rebote recarga reconocieron rectificación redistribución regidor reproductor
    3 requeridos rescatado reía round sastre satisface satisfactoria satisfactorio seleccion serenidad sindicalistas sirvo
    3 sofia soga solicitada solito sorprendidos subterránea suizos suministrar suplentes surrealista sweet tala talentoso
    3 telegram temperamento tender tinte tiré tirón torna tornillo toy traducidos tricolor troncos under uniendo urban
    3 urgentemente utensilios vainas valeria veranos veredas veréis vestigios village vivencias voltaje válvulas weon winston
    3 yale yankee ápice abarcan abdominales abr absorbe aburre acabada aclarado acogió acordaba administracion adoptaron afro
    3 ahmed alimentarse alimenticia ampliando ancestrales andre anochecer anotación apogeo aprovecharon apéndice argumentación
    3 ari armó arrestaron asa atribuido aumentará autonómica averigua ayudarles bailan bajaba bayern bermúdez betis biografías
    3 bishop body bolsos bradley brujo budistas cadete cariñosa casablanca casinos cds charly chase chin cirujanos clamor
    3 clandestina clavado clientela comiste compacto compatibilidad conciliar condenan confiando consideras constructivo
    3 constructora contadas contadores coordinado coros corres cortadas costosa creéis cruzaron cuaresma cuencas cuestionado
    3 cultiva cumplirse curry cuántica cuéntanos cómputo cónyuge days dañada decian dell denunciaron despacito detectives
    3 determine dibuja dif durado edge edition embarazos emboscada empeora empezaste empujando encabezados encabezó encantar
    3 encargará encontraras encuestados enfrentando entretenida enzo equivocó escriban escrúpulos estimar eternos eve evil
    3 evite evolucionar experimentan exponiendo extendiendo extensas fabián facilitando feudal firmando firmantes fitness
    3 fragata freelance fueros generaron gibson gilberto hart herman hermanita hiciese hinchada hirviendo hmm huawei idénticos
    3 indignante ingenua inquilinos insurrección int integrales intencional intestinal invadido invasiones jefferson jovencita
    3 juró juventus kane key kid lactancia lagrimas laico lang lanús leucemia liberan llevaran lost lunares lunas lyon
    3 macarena madrileños malvados maní mariscos marxistas massachusetts maxi md medioambientales menem mixtas molestado
    3 montando mosaico motivada muchisimas multiplicar naranjo navas navío nazca necesitó obispado ocurriera ofrecerte
    3 ofrezcan olivares ordóñez pactado pagadas pagarlo paper paraba particularidad partidaria patrono pensabas perdóname
    3 personalizadas pertenezco peñarol picar pinar pobrecito portillo postula preocuparme preparaciones previene progresión
    3 protectores proyectiles psiquiatría publicitarios pumas póngase qatar quebrar rampa rangos rastreo realizamos receso
    3 recomendada reflejada refugios regalaron relacionar rellenar ren retablo rió sabotaje sanders saqueos secretamente
    3 segregación sentirá sentiría separaron singh sociólogo solicito sorprendería sortear spoiler start subidas subsuelo
    3 subía sue swift tatiana teatrales teclados tentativa text titanic topic track trad transcurre trip tripulantes trust ua
    3 unitario utilizaban valenzuela verifica vertebral villanos vértigo ámsterdam ático és abandone abría acabados acostarme
    3 acústica admiradores adoptan agüero alcohólicas alega alterada analizó andate anexión apostólica aprendimos arder army
    3 arrastrando aseguraron asistiendo astros atrasado atropello aviv ayotzinapa bahamas bancada basurero batallones batir
    3 batista beethoven bellezas blair blanqueo bloqueando botánico brigadier brutalidad burgués burlan bustos báez caldas
    3 caleta camionetas capacitados capturó cardíaca care churchill clandestino codificación coincidencias colgada comiencen
    3 comprados compuestas concertación consejería conservatorio constatar continuarán contradictorio conviertan cordones
    3 corregido corrupcion corán cris ctm cualesquiera culpo cuzco cáscara dad debatiendo decision defiendo delegada
    3 deliciosos demandan demente desagüe despedidos discusion dispersos distribuidas distribuidores dividendos dl donna dpto
    3 dramaturgo durmió déjenme dígitos elogio empanadas encierra enfermas enriquecer envase envuelve epicentro equilibrado
    3 equivocación erróneamente eruditos escoba esperé estarlo estomago estática etiquetado exploradores explotado extrae
    3 faltaron fashion ferroviaria firmo fisiología flandes frederick gatillo genuina golpearon gradas gringo guiso gustando
    3 habernos hada haitianos hermosura heroica ideológicos impaciente improvisación impulsando incipiente inclusivo
    3 incompetente incursiones infidelidad infieles inquieta insostenible intensiva intermedios interrogantes irreal irían
    3 jaguar japan javi jerga joyería jugaban juntaron justice juzgando jóven katherine kay lanzamientos largamente lectora
    3 leerse legislativos lentitud linkedin liso llamarle llegaremos lloré lloró lydia mantenerlos marque matemáticos
    3 mediocridad mejorada meterle monsanto motocicletas mountain name noah noruego notes náuseas odisea ole olfato olimpo
    3 operadora ordenados ordinarios palmeras pandillas pandora panteón parcelas parentesco pasarela pasemos paño pbi
    3 pedagógico pegados pensada perdonado pergamino pescados pillo planeamiento preocupo presentarán prestigiosa pretendían
    3 privación proletariado protestando psiquiátrico pulpo quedarían quevedo raciales radicalismo ras ratificación realeza
    3 reclutar recolectar recopilar recorren reich renuncie repasar resaltó retrasos retribución retro reunirá rev revocación
    3 ridículos rip rocky románticas sabrina sacarlos sartén sasha seducir shanghai shopping silueta simulacro solucionado
    3 sostén sporting suarez subirse subjetiva sullivan supondría supremacía taberna tara tardaron tardío timón tocará
    3 tolerante tomaste trataría tri tribal ts tt tutoriales unirnos usará vector venís vibraciones vigilando wea wong wright
    3 zhang ártico acabara acercaron acerco aciertos adjetivos adoptadas afecten africanas agarren agregaron alcantarillado
    3 allegados almeida alzar alzó alá amé anomalías antelación anteproyecto anticipada antártida aparentar apunte apuros
    3 arana asegurarnos asuma atractivas automáticos balneario band bebo besó breaking brevedad bridge cambiaste catamarca cb
    3 cebada chaves chorizo citación clasificaciones colgó coliseo comillas comportan contencioso contesté contraparte
    3 convenientemente cora coronación cubra cúcuta decretó dedicarle defienda democratización dependía derivar derogación
    3 derribado desafortunado descritas desequilibrio desgraciados designada designó desplegar detractores devuelta
    3 diferencian distorsión divulgar donado dormidos duplicado earl echarse elaboradas eliges elijan eliminan ellis embajadas
    3 embajadora emisor encarcelados encontrara encontraría envidio equivocan erika escandaloso escaparon eslogan esperaría
    3 espn espontáneo estimula estrictas excavaciones excede exhibir existieron expresada facetas faraón feng fermín figurar
    3 firefox fl force fortunas fraudes frida fronterizos fátima fénix gamma goce graciela graciosas gt gu guiño gótica
    3 hablábamos hambruna hat henares herzegovina heterosexuales hipotecario horizontes hormiga huelen iberoamericana
    3 imaginando imaginarme imponiendo impresiona incansable incrementando ingresado injerencia inmortalidad insulta intensivo
    3 intentará introduciendo invade invencible irlandeses irma jueguen leyeron limitó lingüísticas litio localiza lujos
    3 mafias maligno mandamientos manrique mars meo merienda messenger metía miraban mojada moldes monarcas monitores montos
    3 morón mosquito motivar mozambique mueras multitudes muslos navales neoliberalismo nixon niñera nom nominada notoriedad
    3 obsesionado ofrecerá ofrecían olmedo opinó originado orinoco pagaban pasarte peones pepino perdonen permitidos permito
    3 peñas pijama planteada pontífice porsche porteños portuaria postular potro preciado precoz predecesor preparo prescindir
    3 pretemporada pretendes proclamó prometedor propusieron pétalos quejar quitarme quitarte rabino rascacielos recibimiento
    3 reclamado ref reformado reformista relajarse respalda responderá resucitado retaguardia reuniendo roben rolling rudo
    3 ruega sad sanas saques saturno secuestraron seleccionada semáforos seríamos sinceras siniestra sobras sobrevivieron
    3 solicitante sorda soñaba spring subyacente sumario superhéroes suplementos súbditos tallas tertulia tipa touch traga
    3 transmitiendo tratadas trincheras tópico unicef usaría validación valoran verdura vigas villalobos vivirá voice volcanes
    3 votante vpn vámonos well
    2 abertura aceitunas acogido acompañaba actuaba adversos agrupa aguilera alférez alguacil antón api apostando aranda argel
    2 arrepentir arrugas asemeja asignada astro atreves avisó bacon bacteria bambú bb better bienal buey burguesa cagaste
    2 caliza candado cangrejo carcajadas cartografía cayera celebrados celebrarlo cepa checo ciu ciudadela classic cloud cnte
    2 cogen colombo compartía concursantes conductora conociera constituciones contestando contingencia contratada
    2 conversacion creerse crías cumplo cyber cápsulas dans deberiamos decíamos dedique denominaciones desafiar desconectar
    2 deseados destina destituido detenidas deutsche didáctica dinamismo disfruté distantes distrital doradas elaboró empujó
    2 enfocar ensueño entrevistar equilibrar erótico escamas escuches esfuerza estalla excitación excursiones experimentados
    2 fallando farmacéutico fascinación festivos fiar financia flanco fluvial gerona gina golpista gruesas guardaba guau
    2 gálvez hallados harper head heart heces hernandez humorista hundimiento hundir húngara identificadas igor illinois
    2 impune incas incomodidad incontables incorporando index indicaron indumentaria inmersión inscribir instalaron
    2 insuficientes insulina insólito intencion inventaron istmo jj joden juntarse labrador lanzarse legendaria levantarte
    2 llanuras locutor lucky luminosa luxemburgo madrina magnate malaria mantenerte marquesa matadero mayonesa meca memo
    2 metidos mezclada migratorias mole monasterios monopolios mordida multimillonario nata nayarit nes noticieros ocasiona
    2 ocasionales ofrecida opio optado orientados panorámica papeletas paras participativo partieron pascal pastas patrias
    2 patrocinado pediría perito peritos permanezca photo pidiéndole pionera planeaba polvos popularmente posguerra postgrado
    2 preferimos premisas previsible proceda proponía prótesis psicológicas psicóloga psuv pudiesen puntero quisimos quiza
    2 rambla realizaban realizarán reducidas refrescos reivindicar resguardo respondes retrata revisen ridículas rn robe
    2 romperse rubias sacudió salvarse satelital saturación save secar selfie senti sidney soft sombrío soportes stevens subes
    2 suecos sugar supimos surgiendo sócrates tai talones tampico tanda tardo tecnico their tijeras tin todopoderoso torero
    2 tra traseros trompeta túnica unan utilizarlo vandalismo vanidad vencedores veronica vibrante vincular virreinato visas
    2 volvi walking were yegua óptima abatido access acueducto acumulando adecuación aeronave agitado alain alcanzo alcántara
    2 alejó alpes ambulante analisis angelo animan anomalía antivirus antro aristocracia arrojado atada atendidos atuendo
    2 avalancha bailarinas benéfica bernie bingo bolivariano bombo borbón bosco brazil brindando bucaramanga burns buscadores
    2 caerse calumnias candidatas cansé carteras casan casanova celebradas cementerios cesado champagne chances christina
    2 circulares civilizada clones combatiendo combinados cometas comision compartieron comprendía comprometerse concebida
    2 conmovedor conocerá consigan contacta cordobés coreografía corran cotizaciones creative córdova cúbicos dd declaraba
    2 defensivo defensora denver descaro desmadre despertando despiertan dictatorial disminuyen divinidad doblado doctrinas
    2 dones doquier dote dueñas duradero dándoles díganme educador ejercida emitiendo encargadas enojados entusiastas epa
    2 establecía estandarte euforia eugene evelyn excepcionalmente exclusividad exhaustiva explotaciones expresaron extensos
    2 extrañamente faena falange fed fiables ficticio fiera folio fugaz funerales férrea galindo gelatina gif giménez giran
    2 gitana gm golazo golpistas graduó grúa haciendas hai hallamos hamburgo hassan heladas herbert heredera homenajes honrada
    2 humillante hunt háblame iberia igualitario imaginate impartir implicaba implicar incorporan indispensables inferioridad
    2 inflexión inhumano iniciarse interpretó introducida inventando invirtiendo involucran inédita ipod iraquí
    2 irresponsabilidad italianas izquierdistas jarabe jeffrey jugué juventudes kazajistán kilogramos kosovo laos latam
    2 lavarse levanten liberty licenciada liquidar llevándose lucero maduración maduros mafioso manejaba manifestando
    2 mantenernos marques marrones matamoros maza med medicinal mendes mercadeo meseta metemos mijo molestas montó moverte
    2 muevo mussolini mutación místico nd nfl nietzsche nombran nou novedoso nro obligatorias ocurrida organizamos oslo
    2 paralizado parejo participo partición pasaran patronales pelayo peninsular periódicas perras perteneció petroleo pis pla
    2 planteando plate platillos portland posterioridad predicar proclamado pronósticos puré póliza razonar reconocemos
    2 recordarlo referidas regresaba regresé rehén remesas reportera reproducen resumiendo reverso revolution revuelo rice
    2 rifles rogers rolando rotonda router salvaron scioli security seguirlo sentirnos separatistas serbios servirán
    2 simplicidad sinfonía somete sondeo steam subterráneas sucesores sufro superada superintendente tamara tejas televisores
    2 tempranas tendras terapéutico terratenientes than trafico transforman trivial tuiteros táctico ubicaciones unificar
    2 vendían veíamos viajaron vialidad vic vigila vigésimo vinci virgo vistiendo yuan zone abarcar abogacía adicta aeronaves
    2 agropecuaria alegaciones alegar alineados alt altísimo alumnas alv ambigüedad amistosos analfabetismo ansiosos
    2 anticonceptivos anticuerpos anula apesta aragua arruinado ars artesanías ascendido asustados athletic australianos
    2 auténticas basó bengala bn boulevard brito brutales budismo buenaventura buitres cajita calculadora cambiarme campesinas
    2 capitana caracoles carecía cargamento carmelo carnicería cartucho cas casarme cata cepeda chicha chispas codos cognitiva
    2 columnista comitiva comparativa complementarios compositores comprarte confiere confirmo conquistó conservando
    2 consistentes consultivo contundentes cortejo cosquillas costura criollos critico cuatrocientos cubanas cuernavaca
    2 cuervos culmina culminación cáucaso damián debutó denominan desarme descartado descentralización desconocer descuidado
    2 desees desplazado destacamento devotos discrepancia disfrazados dividió dióxido duerma duero débito egoístas egresado
    2 emitidas empezara enamorar encontremos entablar entendidos enterprise enterrada entrena erróneo escucharla escéptico
    2 esmalte espléndido esquivar estrenar estrictos estudias exhaustivo facha facilmente falcon far filmado fit fracciones
    2 freedom fricción galleta garage gaviota gemelo gendarmería generalización gerard gestores giras girona glándulas gob
    2 gobernabilidad golpean granados guita génova gótico hala hipertensión hobby honorario horizontales hostilidades húmedos
    2 imitando imágen inclinado incorporados indagar indicados indirecto infinitos intelecto irresistible jardinero josef jul
    2 juntando jurista klaus kuwait laicos larvas lex liz llamara ls lógicas main malditas mamita manija marcadores mareas
    2 masivamente match matilde mecha mejoren melón metálicas mezclando millar moderador modificados morbo mordaza mortero
    2 mother moverme negaba neutrales nissan normativas nsa obreras observo ocasionado ocasionó ofrendas oliveira olivo
    2 ortodoxo otorgados pacific pacíficamente pacíficos particularidades pasito peluca percy perdiera periférico persistencia
    2 phillips php pio planchas planet plantearse plateado pool prepa prepare presentadores prestada presumiblemente probada
    2 procurar prohibiciones protagonizado proyectada pue pusieran páramo querrás ratio recordarle rectores rededor
    2 reencuentro referendo referimos reflexiona refrán regulada relator renuncias reportaron respetuosa rich rigidez rodó
    2 salchichas salís secret selfies sendas serial simplificar sinfónica singulares sobresalientes soc sometidas subordinados
    2 suplico teen temático tendra tobago torturado traicionar transformando tronos ufff unificado unirte vendan vivientes
    2 where zen éticas óleo abstinencia afín agradecerle aleatorio ambulancias amiguito amistosa anemia anexos apartar
    2 aplastar apuntaba areas aseguraba astronauta atacantes atados atrevió automatización balcanes bateria bird bohemia
    2 bombero boss botánica brindis brothers buceo burger buzón bíblico cai calabozo calculo canas careta cartago catalanas
    2 cava caverna cebollas cenicienta centroamericano chapultepec ciegamente ciervo cisne clemencia comisionados compraba
    2 comprendí concentrada conductos consagración contarles contemporáneas content contenían contestación contestan contrajo
    2 coordinada cortázar cosméticos credo cuarzo cuasi cubos cuchilla cupones cáliz decile denise denominadas desbloquear
    2 descarado destacable destrozar detenidamente dictada difundida difundió difuntos din dineros dirigimos dirigían dirija
    2 disculparse discutimos disfrutamos dista dogma dron ec echeverría ecologistas eds ejecutan ejercitar elegidas
    2 eliminatoria embalse emir emotiva empleó enamorarse encargar energy energéticos enseñaba enteran entreguen entres
    2 equilibrada escribano escucharte escudero esmeraldas especular estimulación evoca evoluciona exitosamente exportadores
    2 exprese eye facilitado fair fallaron faros federaciones felicitación filmes fingiendo florence fo focus forros forzó
    2 frailes funcionen fundadas furor future galeano gatitos german getafe gmail gordito granjeros griegas guarden gurú
    2 hablante hablaré hazañas herald hervir hirió hispánica histeria hubieses huérfano ibamos iconos idealista imaginarios
    2 imperios importaría inadecuado incluirá incomprensible indecente indian indignada indignados infografía ingresaron
    2 iniciados innecesarios inspecciones insultando interrumpió intolerable invernal invicto invierten invitando involucrar
    2 irónica isidoro iñaki jos jugos jurada karate klein lagarto lamentamos legislar liberarse lila lograba luc macizo
    2 magníficos mandela mantenerla mantenida marcelino marchado mayúscula medido mestizos mezclados ming mitigar monde morirá
    2 morrison motel mugre mw mónaco nariño necio nefasto negrita nidos nombramientos notoria numeroso obligue obtendrá
    2 obtengan oc ocasionar ocurriría ortodoxos oruro oscila paros participará partidista partícula pass patrocinador
    2 pegamento pegas pepsi persecuciones pes plantado porfa precisar predominio preescolar presentara presion primitivos
    2 prioritario procederá promulgación pts puntualmente pálida recaudado rechazando reconocía redondos refrigerador regio
    2 rentables reposición resultaría resulten resúmenes reunidas reynolds robusto running salvadoreño sanguínea santísimo
    2 seducción seg septentrional servían severos simular singularidad sirvientes sobrepeso soccer socia solucionarlo soriano
    2 sres stories tacna tegucigalpa telecinco tempestad tenerle textual tickets tintes tostadas tramitar transnacionales
    2 trapos trio tsj títeres underground vaquero venado venderlo venida vinculante viudas voleibol walsh week xiaomi zambrano
    2 zoe acentos acercado acevedo acompañantes adaptaciones adeptos admira adulterio af afectación agarré ahorrado ajustada
    2 albania alcances alvear amador amenazados ametralladoras amplió anfitriona anticipo anulado apague aplicados arango
    2 arbitrario ares arranco arreglando asfixia asociar asombra astuto atlantic atrevida avecina ayudarla aztecas bajista
    2 balsa basuras bañarse beat bel bernardino bocina bowl brillan britney bucle buitre bula burgueses butler byron cactus
    2 caducidad caminamos canalizar cannes capta caracterizada carbohidratos cardona cargó carlota carreño católicas chic
    2 cinturones claus colaterales coloración comedores comparados complete conformes conmebol conociste contarnos convirtiera
    2 convocatorias copado costeras cucaracha cuidadosa cuido culata cundinamarca db dee delgadas demuestren desiertos
    2 despensa destinatario devuelven discutible diva dudarlo eclesiástico edita eloy embrión encubierta enfrentará entendi
    2 envenenamiento enviarle erc erradicación erótica escribas esforzarse espinal estabilización estacion estonia estrato
    2 estéril eusebio exagerar excavación exchange exento expande explicarme exponente faja farmacéuticos fatales fervor
    2 fideicomiso filtra fomentando football fraile fucking gerald gobernados gobernando gp grifo guapas guillén habilitar
    2 hackear hal hetero humanismo ideado ilegalidad imaginen imperiales inapropiado incomoda inducción infiltrado informamos
    2 ingresan inicie inofensivo insertar insignificantes integradas interpretan interrumpida inverso kara karina kingston
    2 ladera levantaba levántate lis llevarle locke lucen maduras malicia malvada mamen manantial marítimos mayer mediador
    2 mick mills mision modificó monólogo morning multiplica murciélago narraciones nasal natura neumonía nooo nordeste noé
    2 nótese obtienes ocurrencia ollas oposicion oprimidos optimistas ordenando ordene paisano paradójicamente peace pedestal
    2 pelotudeces perderlo peronistas persuadir piscinas pitt pliego pls plátanos podras poesías polanco poniéndose portadores
    2 portando portería postea powell preguntaban pretendemos prevalece prevalencia programados prolongación promovió propicio
    2 prosperar proteccion publicamos puigdemont purga pésame queens quesada quinn ración ranas reclutas recordad reembolso
    2 repartiendo repeticiones repetidos reproductiva resisten respaldado respirando restitución retiran revólver riéndose
    2 rogar ros rosca rotundamente rtve ruby sacados sas selecciona self sensibilización shakira sherlock sobrio socialización
    2 socioeconómico sorprenden spider sustantivo talavera tallos tam tamayo teclas temiendo tengáis terapias terciopelo
    2 tiembla tipografía tm tostado tp tractor tube ugt valdez verían vibración violaron visado viñas volviste wilde woody yoo
    2 zombis aceptables actualizados actúen acusaron adoptados ae afirmaron agarrando agilidad agrego agropecuario alexandra
    2 alienta almendras alojar altares amalia ambiciosa ames anduvo antoja anuario apodado aprendo asocian asturiano atacama
    2 atmosférica azucar babilonia barbosa beben because been besando betancourt bién boyacá bragas cagas callejera camilla
    2 camping canalla cao carbon carita catálogos centrar chevrolet chido chiquitos choferes choto cis colaboran coleccionista
    2 colectivamente colocadas colocarse comparamos compartidas compendio complementa comprarse concesionario congestión
    2 conseguirá contengan conteniendo contradictorias contraposición contras corrales corten crawford creará creería creia
    2 crezcan crucificado cráter cuelgan cum curtis cóctel cómodamente dais dañados debilitar decidiera decorar deformación
    2 dela depredadores derrotados descansando desempeñan desperdiciar despierten desplaza destructor determinantes dijeran
    2 dina disuelto diversificación dns dolar dolía dotes dramáticas dígame economic education efectúa encargue enclave
    2 enfatizó entraban entregadas erario escondite espantosa estrasburgo evan excluido exportador exquisita facilitó
    2 fallecieron familiarizado fertilizantes filiales fine finn florencio foral franciscanos frescura fundaron fármaco
    2 ganadera garantizan generosos gta guapos guardada hacés hambrientos hardcore harley hell hilton hiroshima historieta
    2 hood huertas hueva impensable importarle impresas impusieron influenciado ingenuidad inquilino insegura intermitente
    2 interpol intro isaías javascript júbilo kb kiss lavadora leerla legítimas levantas limosna localizados lujuria luján
    2 mafiosos manchado marge marianne marion martina mejorará mencionaron mex migrante misas moviéndose nadando natalie
    2 necesitando nino nl objetivamente obligaba ocupo odiado operacion ordenaron ordinarias parecerá participarán pepa
    2 permitida pesquera piojos pisco planilla poker polígono practicantes prados precursor predecible preferidos prendido
    2 presionado prever prisas probables programadas promedios provisionales próstata psc publicaba publicarse publiqué
    2 purificación quejó querian raiz ramirez raul read rebajar rechazados recintos recipientes regresará regresiva relató
    2 remoción remordimiento remotas reparten repetida resolverse retenido retornar rights rigurosa robadas rodeos rr ruleta
    2 rush sabrosa salmo sangrado sans sauce schneider sectas selectivo semántica sensacional sensualidad senté servidumbre
    2 siervo simposio sinvergüenza six snow solemos sopla speed subconsciente sudamericanos sudoeste sul superhéroe
    2 suposiciones sustenta timo tinelli torso tortillas tovar transexuales transitar trascendental uniformados univ usarlas
    2 utc validar vergonzosa videla vieras voluntarias yogur íntimas óptico abrumadora absurdos acelerador acopio acordamos
    2 acostumbrarse acuerde admirador adoran adyacentes aeronáutica african agotada agustin ahorrando ajustarse alabama
    2 aleatoria aletas altavoz amnesia anfitriones anticipadas apa apasiona apoyaban apta aquéllos arribo arruina asegure
    2 asentado augusta avise bahia baltasar bandido baron bea belle berta beth beto blandos blu brasilero brújula buenisimo
    2 bélico caballito cabral calavera calcuta callo calumnia camioneros capucha carente carrefour caserío catástrofes
    2 centralizado chacón chavales chupando cisco clasificó cms cofundador collares coloquial confundirse confías conjunción
    2 conservadoras conspiraciones continentales corrige cuadrilla cynthia céntimos cóndor dakar debíamos decididos
    2 decoraciones defendemos deidad depositado deprisa desahucios despidieron destinar determinará dibujando diccionarios
    2 digestivo dionisio disfrutaba disfrutarlo disidencia durazno díez economica educa efectuada eficazmente
    2 electrodomésticos electrones emails emperadores encantos engañados ensayar entendida entramado entretener erick
    2 escribirlo esquizofrenia estacionado estadista estirar evangélica excluyendo exp explicas expresaba extraordinariamente
    2 facturación feel ferguson fiabilidad filipino filología filtraciones financiada folk forzadas four fraga francotirador
    2 franjas frankfurt freddie gaseosa gasolinera gemela geo grosera gustará haríamos honradez honrados hr ies ilícita
    2 imaginaria impactó indemnizaciones inducir infectado influyó inmortales inolvidables inserta insultado intendentes
    2 interrumpe invadió inventan investigacion iraníes irresponsables jedi justifique kerry lanzados lares latidos legumbres
    2 lejanas lesionados liberia libertario librar licenciados ligadas limitando lingüísticos lira léase machistas manguera
    2 manipulado matarte matiz matrix mauritania maximizar medianos mediáticos memorables mer meros mexicali meza micrófonos
    2 mirror moco mode molestando moncloa monster muslo mítica navideña nc nel neutralizar nexo nomenclatura normativo ocean
    2 ofrecimiento ojeda oradores oyes padrastro palas pantanos pantera paracaídas parches parecemos pasarle pasividad pedi
    2 pensábamos perdamos perico perjudicado pesaba pintas pié planeo planificado political portafolio pour pradera prematuro
    2 presenciales presidir prision promulgada pubertad publicista pulpa quehacer quieta racionalidad reaccionan recitales
    2 recordará recrear rectas refinado refrigeración reiniciar reiteró reliquia repetirlo represa represalia resistencias
    2 restablecimiento ridiculo rm roce romanas rue sabanas sabeis sabiendas sacude salia salte salvaguardar salvavidas
    2 sanatorio santi search sectorial sensacion sepultura sermones serna seth señalización situar small sobrecarga sobrepasa
    2 socialdemócrata soleado solicitamos stream sumamos sábana talón teddy temblores teniamos tiraba transexual transporta
    2 trataré travel urbe vendemos vengar veraz vergas very victorioso vie vito viviera volverme wan weber wei willie without
    2 wood yanqui yanquis yate átomo abadía abonar acumulan admirado adopte aguantando albañil alcanzados alcohólico alejadas
    2 alejamiento alejarme aliada also alzamiento amarte amenazadas amó analizamos arc armónica arreglan arrestos asaltar
    2 asienta aspiran atlántica atribuyó autocrítica aventurero benny bieber boletines bombay bromeando burke burton calderas
    2 calvin canso carpintería casaron cayetano ceballos centeno cerré choi circunscripciones clay cliché cojer colectividad
    2 colgados colonialismo coloquio combatiente comenzara comerte compraventa comprimido comprometen conciencias condujeron
    2 confirme congelados congelar conque consentir consigas construimos contables contaré controvertido convertía
    2 coordinadores cosplay costaría costilla cotidianos crecía creías cuela cuestionable cuiden cure damon defensoría
    2 deforestación dejalo dejarían denominador desconectado desconozco desembocadura despiden devenir didáctico dobla
    2 dominical donó ecos ela elba elocuente elogió emerge emocionados empanada empatar empeorando emprende enana enchufe
    2 enlaza entregarle ernest espesa espontáneamente estabilizar estipulado estresante estéticas exagerando expliqué
    2 explorando explosiva explote expresadas extravagante fantasy fao fest fichar florales freeman frágiles fugas funk
    2 furgoneta fúnebre gal galileo ganemos georges gi gourmet guardados gustara himnos hits hueca hyun idénticas impidieron
    2 impresionar imprime imprudente inactividad incesante incomparable incompleto indicativo inscrita interactiva interruptor
    2 intervinieron intimidación ire jill juzgue karaoke korea kung lamentó largometraje lastre leticia licitaciones liderando
    2 limones llamarla llegase logia logren luís léxico machine magnesio mamar mambo mana mandatarios maneje mantenerme
    2 manualmente marginados marionetas masturbación mentido meyer mientes mister mixtos molestaba molotov morimos muela
    2 multiplicado muriera myers naomi nestor niza nop observaron ocurran ol ordenadas oía pajarito papeleo pararon pario
    2 parlamentos partimos pavón peleamos pesquero pet pidiera pingüino pirineos planteo podriamos polis poros portavoces
    2 porteros porteña postulados practicamente prada precario prematura prestarle prolongar publicarlo publiquen
    2 puertorriqueña póster quejaba quejarme quereis quimioterapia raciones radiografía razonablemente rc reclusión recoleta
    2 reconozcan rectangular regalando reguladores remontar rep reproducido requerirá rescatados resolverá resucitar resuelta
    2 reunida reyna romances rumano rutinas rígida sacrificado sally saltado samantha scout seccion secesión secuaces segui
    2 seguid senor services shop silenciar sims sintaxis situ solicitantes staff sufrida sufrimientos sujeción suspiros
    2 suzanne tangible tapado teherán tiernos tintas tirados tirarse ton tornillos toxicidad trabajará tramas transportistas
    2 tutores térmico tóxicas uba ubicó udi varia vendes viceministro vocalista volador víveres wanda xl xp ypf zelda abordaje
    2 abunda acatar acidez aclaro acres adaptados administrada adultas adversidad agarraron aka alejan altiplano ancla ao
    2 aristegui armenios aros arrancan arriesga article asociarse atar atienda atrasados atribuir avilés azulejos baches
    2 balazo bastión baúl beck beirut benz berkeley bianca bipolar bisexual bitácora blood bocado bogota burros buscarme caché
    2 cadetes cafetera cajeros camarera camarón cambiaba camello carpetas cartelera catalizador catedráticos cañada cdc
    2 celestes chapman chasis chats cnt cocción comimos compensa complementario complicación comprada conocedor constantinopla
    2 contactó contaminado contenidas contrataron cooperativo coquimbo coso crazy crepúsculo crónico cuestionó cuidad culture
    2 cursi cía debilitado deducción deduce departamentales deplorable descargo despedidas desplazarse dibujado difamación
    2 diosdado discriminar disfrutó disparate dispares diésel documentar drogadictos drogado drácula ecologista ejecutó
    2 ejercía emblemático empujón encarcelamiento encarna encubierto encubrir enfocarse enlazar entenderán enteraron
    2 equitativa escote escuadrones estadísticamente estafadores estudiaron eternas etimología evolucionando exhiben
    2 exhibiciones fabra fabulosa fastidio ficticia fish flamante formacion formamos fragmentación fumadores funeraria
    2 ganadero ganso generacional geoffrey gesta golosinas golpeada graban gremial habilitación hagáis hero hiere hitos
    2 hondureño horaria humboldt ibex identificaron imaginarse impacta imperialistas imputación incomodo incorporada
    2 indirectos inesperadamente inesperados infiltración inmobiliarios inspeccionar institucionalidad instó intencionalmente
    2 into investigó iones ipc irina irregularidad jaramillo julius laborista laden laderas lastimado learning lennon lentejas
    2 levadura librado liebre limited liquido lit litigio lituania lucifer lugareños lupa lápices mabel mandarín mandaste
    2 mangos marioneta mart mendigo microscopio milanesas mirarla miserias modernizar montiel muelas mutantes míralo nano nash
    2 nono nuñez níger obsequio observe ocultando ocupaban oda odie ofrecidos oklahoma ordenanzas orientaciones otorgamiento
    2 oyeron paralímpicos paranoico pedirme pela pensador pensara pentágono peque percusión perfeccionar permanecía persas pic
    2 platicar plenaria pobladas portón praxis presentacion presentimiento president presupuestaria principiantes procesadores
    2 procesiones propiciar propuse pros prosigue quebec queráis quiebre reactores recibirás regalías regresamos regulados
    2 relajación relajada remake repleta residual resultantes revelaron ria riquelme robledo rod rss ru réplicas safari
    2 saldremos salieran santas saquear sentia sereno shi sicarios simios sonic subsecretaría sueñan talca tejada televisivos
    2 temido tempo terapéutica terciario ternera tesorería teóricas traido tratándose travis tributarios trinchera tripas
    2 triunfa trucha unimos vacuno valera vecinal velásquez vengadores verificado vibra vietnamita visitamos vivamos voceros
    2 volvían voté xalapa zara íntimamente acantilado acercarnos aconsejar aconsejó acreedor acudido acuático aforo agota
    2 agravado agredir agresores agudos aj aldeanos alegremente amazónica anarquismo ant apareciera apatía aplaude apoderó
    2 arduo arquitectónica arriendo asegurarte asesinan audacia avanzaba ayúdanos barquisimeto bastardo bermudas bombilla
    2 brooks bufanda bíblica caería callas campeon candela cantor capacitar capitulos caseta causal caños celebraban celebro
    2 centroamericana ceremonial chalet chapas child chisme cineastas clanes climática coach colchones comerme comparecer
    2 conciudadanos confiaba conmemorativo connotación constantino constructivas consultoría contada contractual
    2 contrariamente contrastes convocan convulsiones cor cortados cost costando creeme croatas cronograma currículo cúmulo
    2 dai decepcionada decidas declararse defunción delicadas dem demandantes demoras desafiante desarrollamos descarada
    2 descendió deseaban desintegración desplazar desplegado deudor devolverle dictan dirías discovery discutió disponga
    2 doblada documentada dramáticos drew duplicar ehh electric elijas elliot empece encontrarlos energéticas entendes
    2 entregarse equivocarse escalofriante esclarecer escogidos establezcan estate estudiamos european excedente exención
    2 exentos exministro exporta expresion eólica falacia fascina fijada finalizada financiados flow forzando fotografiar
    2 fragilidad frijol fritos fronterizas garay gear generadas genéticos gong gorilas grammy greenpeace gruesos hablada
    2 habríamos hank hipólito hispanoamérica historiografía hoc hondureños hormona host hurto híbridos húngaros idem idóneo
    2 ilimitada impactantes imparte impotente impredecible incluyo incompatibles infalible infelices ingesta inherentes
    2 iniciamos inmobiliarias inquieto inspiran instalan investigados invocar inyecciones irritación joker junín
    2 jurisdicciones juzgan kentucky laburar language lao lavando leonel levy liberen lideró ling luchadora láctea mandarle
    2 marbella marginación maryland mea menciono meteorito migratorios milagrosa milicianos mirarme misteriosas mochilas
    2 modernismo modus moldavia molly montajes montserrat moriría movie msn métrica nafta narrar narrativo natasha navarrete
    2 navíos negarlo nenas netamente nice numeración obelisco ocupará odebrecht ofenden ofensas ofensivas ohh ongs opusieron
    2 orgánicas orinar paisanos pajero pam papers parajes paraísos pareciendo pediste peleado peludo perderán perpetuo
    2 peterson petra pick pinza planeó planteadas plegarias poster preocuparnos preparamos pretenda preventivas preventivo
    2 prisma proveen puñaladas pyme quebró queme querrán rai ready referendum registrando rellenos remolque renacer reptiles
    2 requieran resistió resolverlo respiratorias resplandor revelando revolver robótica sammy sandalias seguirle sentenció
    2 separe severidad seña shah sig sindicalista sintético solidez sostenibles stars strauss strike sublevación subrayar
    2 sucediera sufran superarlo surja sándwich tao tardará tec tell tenerlas teoria terminados terminaste testosterona them
    2 tocino tolima tomarla tractores trek triangular tributarias turbio unirá valoro vejiga vello vicuña vido viejito virales
    2 virgilio visitaba visualmente votada years yugo échale íntegro abd abordado absolución absolutos aceptaría acercamos
    2 acre adela adversas agarrado alabanza alabanzas alessandro alliance alternativamente amenazaron anden andreas ansia
    2 antecesor apasionados aplastante apostólico aprendiste arbusto arqueológica arqueólogos arrancado arreglamos articulado
    2 ascensores asignó asimilación atp atraco atropellado autobiografía automáticas avion barbero bayer benigno bigotes
    2 bizarro bloqueó bluetooth bolos bordado brindado buscados camarones campera cancelada caray cazas caían cañete celebre
    2 censos centímetro chequeo chucha clasifican collado compres comprobarlo concejos concordancia consiente conte
    2 contemplado cosmopolita crecerá crei criticada debidas deciros deliciosas denominó denunciados deportación derroche
    2 desalojar descansen despiertos detalladas detallados diagnósticos dialéctica diligencias discordia disfrazada disponemos
    2 divinas dormimos dorothy dudó duermas elevan empieces encrucijada enganchado enganche engañosa entrevistados
    2 entusiasmado epic esperados estructurado estuviéramos eventuales examenes exigentes exija explanada eyes fallecida
    2 fallida fanny favorecido feed feliciano felicita fermentación figuraba financial fluir forjado formalidad friend fulano
    2 funcion gaby galletitas gaucho genialidad genital gestion gestionado ghost giró gluten gobernada grabaron gritaban gus
    2 hechizos hm humillado impedía implementó implicaría implique inadecuada inclina inconscientemente inconstitucionalidad
    2 incrementos incómodos innecesarias insistido insultan interrogado invirtió invite irlandesa joaquin juanito laser leguas
    2 lineales list llévate luiz lynn mandarme marian masonería meet metallica meteorología microorganismos millonaria
    2 minnesota mirarte model mons moraleja mori multiplicación musculares nacio nepotismo nerd nigel normalistas nutricional
    2 ocaso oidos ojete olivera osa otomano paradise participaba pasatiempo pastora patinaje pegaron penny peo perderme
    2 periodísticos permitimos perpetuar perritos peugeot pidio pincel pingüinos planeada plegaria politics ponente ponerlas
    2 ponete pony practico preceptos preguntarnos prehistoria preocupó provocados pure quejarte radicado rangers raw
    2 reactivación recurrido recurrió redactó redujeron refiriendo refrescante refugiarse reg rellena remotamente remunerado
    2 repartido reponer representen resentido resistirse reus rihanna robusta rodado romo rousseff royale ruben rómulo sakura
    2 salcedo salmos salsas seguirme semanalmente sentamos sheriff sobrenombre solitarios sondeos sophia sorprenda spray
    2 stephanie still subrayó subte subterráneos sufrí suministra suspendieron temible tendréis termo tests tie tirador
    2 topografía traería trataremos ul ulloa unitaria valencianos vals vancouver vecindad vegetariano vertientes viniste
    2 vivian viñeta winter zanja álgebra éso étnicas abdul abrigos abstracción absuelto aceptaba aclare acústico advirtiendo
    2 agrupados ahogar alabado alargar alcohólica alepo algeciras alimentando almohadas alojado always americas animas
    2 aprenderás aprovechen apure arrecife artesano asaltaron astronautas asustan atenciones auschwitz barricadas bartlett
    2 bañado becario becarios belice bonanza broche bronx busqueda cabal cantina carné casey cautivo ceros cerraba charlando
    2 cherry chinga chingar cianuro clandestinidad class clavar cocineros cofre cognitivo cogí colación combinando commons
    2 compartían comparó comprensivo comprobó comunicador congelada conrad consagrada consonancia contrae controversial
    2 conventos convertirnos cordiales corp corrector corresponder cosechar costear costosos crystal cuestas cuestionamiento
    2 culero culta cálidos dal dandole declaradas dedicamos deleite demandó demostrada dengue denominar depredador derramar
    2 desarrollen desata descansan descargado deserción desestabilizar desfavorable desgraciada desmontar desviado did diles
    2 diplomas doblete doo dorso drag drogadicto duchas dunas electro electronic emi encajan encendidas encerrar encontraran
    2 encontrarle encubrimiento enjuiciamiento enzimas equitativo equivalencia escapando escorpión espléndida estratega
    2 eucaristía exclamó existencias explorer explotados exponencial extendía exótico fantásticas fielmente filmando
    2 filosóficas fotógrafa fra fragancia franqueza fs fugitivo galo generen genocida gestora gire goethe granizo grosso
    2 guardó gutierrez halle hambriento hamlet henrique heraldo heredó hippie iceberg identifique ilegítimo iluminada imita
    2 implícito impresion improvisado inaugurada indicadas indirectas ingrese injustas inspirador instantáneo interlocutor
    2 invadieron involucrarse involucró inéditos ion isabella jardinería jarra jesuita jordán jugadora kitty leganés leopardo
    2 letonia liniers liviano lloras lograremos luminosidad látigo lírico malentendido maricón matamos mclaren medianamente
    2 mediar mencionando mercaderes meridiano mier modificadas modifican modificando molécula momia moribundo moriré mosquera
    2 mutaciones narciso narrativas nava necesitábamos neymar nicky niegue nodos nombraron novatos nulos numérica ocupen
    2 olvidarlo olvidarte optimizar orfanato orgía ou paliar panameña parlantes peleó perdición peregrino pesticidas petit
    2 philips pintoresco piura planetario plantillas playboy policy populistas poseían poseído postear practicante presi
    2 prestigiosos pretendiendo profes prohibieron pronunciarse propones proporcionados provisto pulseras put quedándose
    2 quirúrgico recabar reciclar reducciones regencia reitera remuneraciones replica replicar resolviendo respiratorio
    2 reverencia revisó riley rin rojizo rosita roza rozas rudy rumanía ráfaga sabadell sacará sacro salt salvan santamaría
    2 sentirlo servida setas shane sincronización situarse soberbio sobresale soo soya subas subs subsistir sudar sumergido
    2 suponga tabletas tapones tecnica thriller tibio tiranos torturar transitoria transversales traseras trasladada tree
    2 tíbet tónica unicornio usaste vaciar vagabundo vascular venciendo vestidas vestía viajaban viales vicepresidencia
    2 villalba vols volverte vr vu váyanse woo yardas youtuber zimbabue abastecer abonados abordan acampar aceptará aceras
    2 acercarme acompañará acuérdate adivinen agendas aleksandr aleman alexa alone alternancia alves ambigua aminoácidos
    2 ampliada anglo apagada apagó apropiadamente arcángel ardilla argumentan arrecifes asalariados asequible atraídos
    2 atribuida attack autoritaria avatares aversión bajito barrer basarse biotecnología blade blindado bofetada bonaparte
    2 bonnie brusco bufete burdeos buzz bésame cagadas caimán calatrava calentando canelones canoa cantautor caramba carcajada
    2 carnavales categoria centurión cesó cinema circunferencia cisterna clandestinos climáticos cloacas coaliciones
    2 colaboraron colateral comenté cometidas comparativo complementos computadores concursante conecte connotaciones
    2 conocerme consolida constelación contaminada contarlo contemplación contratan controle convertirte coordina copiloto
    2 corrí cortijo creditos creíamos crió cruzamos cuestionan culiacán cósmico dañino defectuoso defendieron denme derogar
    2 desacreditar desaparecerá desapariciones descubiertas desleal despliega desprecia desuso detenerlo diestra diestro
    2 dirijo dividiendo drone duraron eclesiásticos elfos elimine emitieron empire empresaria encantará encargaron
    2 encontrándose enorgullece entraría entregamos enunciado esc esfuerzan especificado estafas estrenada estrenos estudioso
    2 estuviesen eurocopa euskera excitante explicarte explicaría extensamente fabricada fanática fechado finge fobia foreign
    2 forenses forzoso franquistas fugitivos gamboa gemidos geográficamente gobierne going granjero gratificante guantánamo
    2 guardiola guipúzcoa hablarlo had hayes henderson hospedaje idiotez iluminados imperdonable importantísimo importara
    2 impresionó inaugurar indiferentes informo ingenuos inmensamente innovar insinuando instaladas interrogación intolerante
    2 invertida irrupción jaulas jeep juegues jugarán katie keiko kill kirk kw labial laica lam lanzará lavandería left
    2 levantamos licores listados losa lápida maletín malversación manzano marico masculinas mataba meade melanie mercenario
    2 mestizo meterlo mimo miraron misteriosamente misteriosos montan monzón movidas must naturalista navideño negocia nn
    2 notificado notificar notoriamente ns obligatorios organizativa oráculo ovarios ovni oímos pactar padrinos paganos
    2 parabrisas paraiso participamos pasaremos pasea pay pedal peras perejil perenne perfeccionamiento perfect permanezcan
    2 persia perversa phillip picnic plagado poderío politécnica ponele poronga postulación predios presenté prestaron
    2 proposiciones proposito provenía proyectil próspera psicológicamente psicosis pudor puertorriqueños pulse queridas
    2 raimundo rangel reactivar rebeca redada redondas reiteradas remite renato requeridas residuo resignación resina resort
    2 respiratoria restar retenciones retina retrasados retroalimentación revelada rienda rindieron rompo royce rías sacara
    2 salchicha sarcástico seguirían sendos shannon share siervos sinagoga sindicalismo sobrepasar solventar soportado sound
    2 studies suburbio superávit suprimido suspendidos tate telefónicos tenista teólogos tijera timidez timothy tipología
    2 tomaran torrent tostada traducen trasladan traumas trazo traían troy tuerto tula tvn ubuntu uma unicamente usuales
    2 valdría vallarta vendrían vidente viga voltear votes vómitos words xxiii za ámbar ícono abs abusivo academy accesorio
    2 acordarse actualizando adorar afección afectaron aguarda aledañas alo aloja alquila amados amazonia ambiciosos ambrosio
    2 animadas aplauden apreciada aprendi apretando arbitrariamente arrojan artificialmente ascensos asegúrese ataquen
    2 atributo autodidacta avería avisan bacalao baraja barbilla barones bates baña belgas benavente blogger bombardear bunny
    2 caciques caemos calentura cambiarla cambiarte caminantes caminó canteras captado caracterizó cargadores carles carrie
    2 carrió catalogo caudales causantes chófer clips cocodrilos colaboradora collage comi comparables comprometidas
    2 comunicarme conectando confundió conjetura construirse contactado convertirla cope crearse credencial critique cruciales
    2 cucharada códice daisy danos dara daros debia debilita decididamente defina dejate demagogia deportados deposito
    2 derrocamiento descartes descendente descendido desconcierto deslizamiento desórdenes detalladamente dibujó digestión
    2 discotecas distinguidos dublín elasticidad empujado encantaria enfriamiento entrevistó enviaba equipada escalofríos
    2 eslabón espanto esparcimiento estrenado estribillo estupida evangelización everest examinado existirá explotando
    2 exponentes falsamente fango farmacéuticas fede filosofia fisico fisuras florece forja fraccionamiento frustrada fértiles
    2 garante garantizando gardner gema gemas geológico girasol gladys glass gogh goku gomas granero greco guajira haciéndome
    2 hacé haro hate heras heredar him hospitalaria hoz huertos imaginamos imagínense inadmisible incesto indigno ineficiente
    2 inexistentes influenciar informantes iniciará inmóvil interferencias introducen introducidos inversionista invitadas
    2 irás kang katy langosta latinoamerica latitudes lc ledesma legislaciones lentas libere limítrofes liturgia lluvioso
    2 llámame logístico lois lux lérida magnifico manco mancomunidad manjar manso marisol martino mascarilla mateos mayorista
    2 medical medidor mencionaba mencione merengue met metafísica metamorfosis milanesa mili mocos modelado modern monedero
    2 morfología motivados murciélagos métricas nation nature nexos noriega observaba obsesivo obsoleto obtenemos ocultó
    2 ocupacional organizadora osaka ospina otrora pacifico palau palpable papal paranormal parecerse patrio peculiares pelar
    2 penes pensionistas periféricos permaneciendo personalizada pibas pilla pit pita placentero planificada player plenos
    2 polen pong posicionarse posponer premiar prepago pretty preámbulo princeton problem prohíben prometiendo propicia
    2 proponga psíquico quejando quitamos rada ratifica reafirma reanudar reclusos recomendaría recurren reforzada relaja
    2 relajante respetada resurgimiento retiene retoma richter robbie rogando sabré salem samba sancionada secado sectoriales
    2 sedimentos seguis selecto sellar sem sentaba sentadas sets seven señalada sintética sirvienta sito socializar
    2 sofisticada solvencia something sometió sonado sospechaba spiderman sung sustanciales sustrato taekwondo terminadas
    2 testículos tiger tiradores tiramos tires titulación tocara tolera torpeza totalitario tremendas trevor ucraniana ugh
    2 valdrá veda veros woods wyoming year yen zúñiga aboga abolir abrazó acerquen acreditada acumulados adaptadas adicciones
    2 administradora afectaría agotador agresivas aja ajustados albedrío alcaide alcaldías alcanzará alexandre aliens
    2 aludiendo anunciantes aplicaron apliquen apodos apoyará apoyas apropiarse apurado arancel arraigada arrojaron arruinó
    2 arévalo asegurados asoma asquerosos ate audífonos aumenten auricular autorizaciones balances balboa barbados barnes
    2 barrido bce becerra beisbol benavides bibliotecario bilis bordados bosta brasileñas brasilia burócratas cafeína calderon
    2 califican camille camine canónico capellán cargue carismático carlitos carreta casación caseras cerrará certificada
    2 cervecería ces chester civilizados cloruro colosal combinadas comprenda comunicarnos concurrir conduzca configuraciones
    2 confinamiento conmemorativa conseguirás contraproducente controladores conversa convertirme convocadas corcho corroborar
    2 cortometrajes cos creerle cucharadas cuidarte cupón cánones cónyuges decorados delirios dependa depuesto derivó derribo
    2 desafía descartó desinterés desperdicios destrozada detectó determinaron diluvio dirigirá dis disidente dispersa
    2 doblemente dualidad edicion edicto ejem elaboran elle empató emprendido emprendimientos enriquece epilepsia ere escorial
    2 escribiera especializa estacionar eutanasia evangélico exenta extrañaba exóticas field filmó finito fluida forjar
    2 friedrich fritz funcionaría gamer ganadoras ganarme ganes gastes glaciar glaciares goldman gramo grava habitacional
    2 habitado habiéndose hablaste haced hallada hee hipotético histérica homer homogénea horca hostias hussein imaginó
    2 impaciencia impactado imperfecciones impulsan indocumentados inducido inevitables infiltrados informativas inmensas inn
    2 interamericano introdujeron invaden iria irritante isp iñigo jae jolie kant leerlos legiones legítimamente leída
    2 liberaron libreto lienzos limitarse limpie llamarlos llevaré lolita lucena luchaba madrastra maiz malware mani mantente
    2 mantén marítimas masones mataría mazatlán mella mendigos mercante merecían metiste metáforas mexican mohammed most
    2 mostrarte mudado museum mutante nadine narcotraficante nas nazareno ng nicola notando oculares odontología olmo omiso
    2 optimización orellana pacíficas pagaran palco panfletos parir partos patrimoniales pegaba peine pellegrini permitirle
    2 persistentes pierce pincha pisando pittsburgh pluralismo portan poseedor praderas precipicio predominan preguntale
    2 preguntarles preparándose proclamar proseguir pulgas raso ratificar rebajas recambio recargar recomendados recuerdes
    2 recuperados redactada regresión relucir rematar removido reos rescata resfriado respetados restaurado richards roa
    2 rodeaba rompí ráfagas rústica saludó salvados sancionados saul seculares selena sembrado servirle sevillano shadow
    2 shanghái sidra silencios simultáneo singles sintiera solana sopas sorprenderá srta station subtitulado sucedería suela
    2 suzuki sylvia tamales tang tapón telmo tenerse teorema theo tino tracy transgénero trasciende traslados tudela ucv ui
    2 unirme usara utilizará veintidós vendas vente viables viajamos visiblemente visité vivero voltaire weekly whitney
    2 wisconsin yates yogurt
    1 abordó abusado acabé acceden acordarme acuáticos administran adolf adquirieron adriano aduanera afecciones aferrarse
    1 agregada agrupar ahoga ajustan allah almendra altavoces ambiguo angustias aranjuez ardor aritmética arpa arrepentirse
    1 aseguradora asistía asteroide avda barney bautizo bd bear bebido bendecido beni beverly beyoncé blindados boba boeing
    1 bolonia boricua borre brasileros brexit cagó cambiaria cambiarán camellos canarios cantaban carr castigada cautivos
    1 censurado champú chanel clasico colaborativo colmena common compacta compas complicar comprendida conceptuales condicion
    1 configura confíes conjeturas conjuntas conocéis contara contarme contradictorios convertimos copio corrían cox cremas
    1 crudos css culpando cultivan cumplí curiosas cut cuña cálidas cócteles cósmica danielle dare dañan definirse dejare
    1 dejarlas dejarles demostrarle denunciante deprimida derivación desacato desastroso desconfiar descriptiva desesperanza
    1 desierta despertarme desprestigio detectan devuelvo diferenciales digerir dinamita diosas diplomado diputaciones
    1 disfrutas distinguida documenta dolido dominando doris dudan duo ebullición echarte economico edén ejecutando eleven
    1 empezaban empezarán encabezar enfocados enfriar ensaladas equivocarme escupir esgrima especificación estéticos
    1 examinando explicarles extendieron ez faciales fat feat fisco fomentan formará foso francesca francesco fuman
    1 funcionaban fábula galés gambas gaste generacion generalizar geopolítica glen grau grite guatemalteca guiados gun
    1 hablaría haitiano hand hashtags hindúes holly humos húmedas ilícitos images implicada implicadas implícita incidencias
    1 incierta ineptitud ingresando insuperable intercultural interesarse inventada iras irving islands jacqueline jajajajaj
    1 japon jimenez jota judicatura judy lanata lanzador lanzamos latido letales level levi leídos liberalización libró
    1 liguilla llamarte llore lot maine mandame maqueta mareo masculinidad matador maternal maxwell mdp meteorológico
    1 metodologías millán minecraft missouri moderadores modestia montoro mostrarles mozos mudarme mulas necesitarán
    1 neoliberales nerviosismo netos neumático nochebuena nodo novak obsesionada olvidarme olé oportunas oportunista
    1 oportunistas oratoria ordaz oyente palace palm palmera panadero papeleta paradigmas patines payne pedirlo pendejada
    1 pensáis pensándolo periodísticas perseguida perteneces pg podran politicas premia presenciado presupuestario primogénito
    1 prior promocionando proverbio prusia psíquica puja python querias raices ran reapertura recibiría recogieron recordarte
    1 renombrado repartidas rieles rinda rodas rodeando ruidoso salvadoreños salvamento script silicon simmons sinvergüenzas
    1 sirviente sismos sonoras soplo souza soviéticas soñador stadium states subsidiaria sui superaron superviviente suplir
    1 sustentabilidad tableta talle tandil tejados telecom telefe tentado terrenal tertulias tilde tobillos transitorio trap
    1 triunfó tórax ushuaia vamo vegetariana vertedero vestiduras viajas villavicencio vistió viñedos volcánica volviéndose
    1 votará vértice vómito zelaya índico aborigen acabarán aceptara aclaraciones acomodada acredita admitirlo adopten
    1 adquiridas agrarias agrupan aguantan aida alcanzada alivia ametralladora amigables animaciones anticuado apasionante
    1 aportaron aprehensión aprendas araucanía aristas arraigado arrancando arzobispado asaltantes ascienden asombrado assad
    1 astucia atentar aterrizó auditor ausencias autoritarios avenue avergüenza avísame barbas bastardos bazar bienvenidas
    1 billar billón bit bloquearon bm bucal burlar buzo básquet cabinas cagaron calculan capitanía capturaron carecer caretas
    1 cascadas castor cerezo chalecos chocan chusma cidh clava cobraron cobras coherentes coincidimos colgante colorada
    1 comandancia comerciar compartirla competitivas comprarla compraría comprensiva concluida confesado confundidos
    1 conmovedora conseguiremos constituía contemplando continuaremos convenientes conviven costosas creacion criticaron cruzo
    1 culebra culminar cultivada cómicos dakota danesa deberemos deberse debian dedicarme defendían delia delirante derrocado
    1 desastrosa descaradamente descendiendo desempleado despertador despertaron despertarse despilfarro destructiva
    1 devastador difundiendo direct discernir dispersas divinos documentados dot dotada doug dudando duendes dándome eché
    1 eiffel elaine enfatiza enfrentaba engloba entrañable entristece envenenado escaparse escucharlos esforzado estampa
    1 estantes estare esteroides exigían exámen fascinado fonda fp fracasa french friday give glamour glorieta glándula
    1 gobernanza graduarse grillo guatemaltecos hacete half heroísmo hiper hub ibrahim ideario ignorada ildefonso importas
    1 incienso incluyan indebido inesperadas inhabilitación instaurar intermedias interrogatorios intimidar intromisión inunda
    1 investiguen inéditas jimena jodidamente jp judios ladron legitimar lgtb liza llegadas luque magistratura magníficas
    1 major mame map maravillosamente marisa mat matarla matrimoniales matutino maña medica medicos megan mereció mhz mikel
    1 mimos minoritarios mirtha monitorear montados neblina nt numeral obligatoriamente observarse ocultado ocupamos
    1 ofrecerles oi oligarcas olvidarnos oswaldo ovario pagarse pagues papito paralización pce pecador pelearon pereyra
    1 pericia perjudicados persiguió personalizado pestaña pimiento pixel plática ponia postulado predecesores premiada
    1 prepararon presidió primicia priorizar promotora promulgó prosiguió proximidades publicitarias puntería puñetazo
    1 radiales ramal raphael rec reciprocidad recordarles regazo reid renunciando replicó reprimido reproducirse reunían
    1 revienta reírme reúna roldán rompas rompes roth ruanda rupert rúa saltaron samurai sangrando sanguíneos sap seat
    1 sensatez sentaron sentarte separando sexista shield shit significación skin sobrenaturales sofisticados soprano subastas
    1 subirá supiste surco sustituyendo sw tarro tello tentaciones terminos texcoco thatcher three tios titulados tnt tornó
    1 toxinas tratase traídos tremendos triples triunfal truenos turín uci universos unía upyd vagamente vaginal vertido viudo
    1 vivida volado voluntades víbora watts which wikileaks zambia zárate abbott abreu acerqué aclarando acontecido acordate
    1 afectos aficiones agotar agregue ahmad alegró aleje alienígena allison alternas amber amenazaba analizados analítico
    1 anchos andaluzas anormales análogo apoyarse arbitro arcoiris arenal arman arqueológicas arqueros arrestada arribó
    1 artritis asesorar asignadas astillero asís atadas ateísmo autonomías avanzamos away añitos balones balonmano banks
    1 barajas basic basilio bianchi bioquímica blanc board bolitas bolo bondades bug callan caminas cangrejos canje capullo
    1 caribeña carpas carrión cast catalogado caudillos cebo cediendo celso ceño chaquetas chiang clasificadas coberturas
    1 cocos colegiado colonizadores comendador comenzarán comercializar comisaria comparecencia complementan completando
    1 comprendió concienciar condenando confio conocerás conocia consagró conscientemente conseguiría considerará constar
    1 constitucionalidad consumos contestas contrataciones contribuyan controvertida cop coronada coronavirus corresponsales
    1 corridos corso cotiza council cream crowdfunding ct cómodas darla darías dec decepciones defiendan deliberada demografía
    1 depuración descargue desconocía descontentos desmayo desnudez detendrá diminuto disputó distintivos distraído
    1 distribuidora diáspora dolorosas eau echarme ecológicas edgardo edomex eliminaron empaque empezaría enfermero
    1 enfrentados enviarlo enérgicamente escasamente escisión escogida escondió espana estacionamientos esterilización
    1 estratégicamente estudiados eviten evolutivo exaltación excedentes expandirse ezeiza falls faltaría fam favoreciendo
    1 felicitó five flacos florecer formulado fortaleciendo francotiradores fusilado gate genéricos gg gigi gnu gomes
    1 government guinness hardy harlem heroe hipotecarios hogwarts homicida horda ib igualitaria implantado impositiva
    1 impresoras incita indebida indec indeterminado individualismo infusión injurias inside inspiradas instalando intensivos
    1 intocable introducidas intrusos inutil inventarios iowa iraquíes irrita jared juanita jugadoras juzguen kafka
    1 kirchnerista kremlin lanchas lanzarote lautaro legislaturas leyva library liderados liderato liliana llevarlas llueva
    1 locación líos lóbulo lógicos madeleine manipulando mantenidos maracay marche matinal matrices mcdonalds melchor
    1 membresía mencionas mensajeros middle midiendo ministeriales mojar montgomery mordió morgue morí mostrada muestreo
    1 multiplican múnich necesitarás ned neptuno nerviosas nirvana nutre náhuatl obtuve ocaña olía om operacional opta optaron
    1 org orienta originarias ovación ovnis oxidación pajas palito panameños pancartas pastrana peajes peculiaridades pedacito
    1 pegarme pegué peluquero pensará pensionados penúltimo perderla pere piper podréis polideportivo pollas posteado predijo
    1 profesionalidad pronunciada protestó proxy pulgada píldora qepd raperos rapidamente rayado reafirmar recibirlo reciclado
    1 recurriendo reddit reemplazando reformistas reinaldo relatividad renuncio repartidor repetirse republicanas residir
    1 respetuosos retiren reunía revelador revisan revuelto reímos rial rodear saberes seguirla sembrando sensorial sept
    1 sergei sherman shirley sii simplificación sketch soltando subirlo subordinado supervisores support susurro swing tanga
    1 target tejer temáticos tendre tenue then tics tiernas tirarme titán tocaban transito trazos trompa tuiteando tuitero
    1 tuxtla ucranianos unicos upr uss utah utilizas uzbekistán vectores vendedora venderla vendrás views vinimos viruela
    1 visionario visitarlo vivi vocablo volátil walmart waters yan youth zorrilla abonos aburridas abusando acababan acepté
    1 acertar acervo acosador acuesta acusaba adjuntos admitidos advierto advirtieron afeitar agitada agitar agredido aleación
    1 alegó alejando alfonsín almacena almacenaje amando amd andalucia andén anticipar antropólogo anunciados aparicio apela
    1 apostado apoyadas apoyarlo apruebo aragonesa araujo arbitrarias ardua arjona asada asignan asumimos ataduras atreva bakú
    1 bam barinas bas bastará bat bellísima besito beyond blasco borrando bravos buscarán bárcenas cableado cadiz cage caigas
    1 calzoncillos cancelaron carmena carroza caótico cbs centralizada cesárea cfe chaplin coacción cocinera completan
    1 comprendidas concepciones concerniente concienciación concuerdo confirmadas confrontar congelación conocíamos consentido
    1 conservas contagiosa contemplan continuaban controlaba correas correspondido could creed cricket cronistas cuadradas
    1 cuadrante cubran cubrirse cubrían culpan datan debéis decidiendo dedicaban delictiva demorar derechista derrama
    1 desaparezcan descalzo descomunal desmantelamiento desmond desordenado diamond diane discretamente domiciliario domino
    1 dondequiera dota dotados duelos edmund edmundo edu efímero ejecutadas electa elia empírica encarcelar encargos enemistad
    1 enfatizar enfocan engañoso engordar entenderás entendería entertainment envejecer erica errante escapo escoltas
    1 escribirle espanyol esperma establecerá estrechar estuche estudiada evaluando evangélicos evitarse exceder excluyente
    1 exigieron expiatorio explicamos expliquen expulsada extendidas faith federalismo feudo filtró fischer floral follando
    1 fotocopia fotográficas fpv frigorífico fundados galardonada gang gatita gaviria gobernaba grada gramatical grato
    1 gratuidad greene griffin grupales guiada guionistas habilitados heather herejía hermes hubiésemos humillar hyde
    1 iberoamérica ilegítima implantes improvisar impugnación impulsor inclusiva inepto ingeniosa inscribe insultante intrigas
    1 inusuales invertidos ips jamal jaume jazmín jengibre justificando kgb khalifa kilometros kindle kk lamentables larreta
    1 lau lavalle legitima liberando lil llevarían llorado locomotora lt macao maipú malaga manantiales mancera manicomio
    1 manning mare marroquíes mean menorca mercadotecnia mesero milenios millares minerva minoritario miremos moctezuma
    1 monsieur montañosa mos motorola motors músicas nacidas namibia nate nbc newman nic norton obedecen olvidadas olvidará
    1 operada operarios oportunamente optan orificio oriundo osorno oxigeno pagara pancarta panfleto parkinson participaban
    1 partícipe paterno patiño pavos pedofilia peligrosamente pep persisten phone pipas plató plausible poncho porche posa
    1 precedido predisposición preferencial premiados preparen presbítero probamos progenitores promocionales propagar
    1 provocadas púas quebradas quererlo reading realizador rebotes recuperan reduzca reemplazó refutar regalarle regar
    1 reggaeton regularización reiteradamente reitero remontan renacentista reparado repitan respetamos riachuelo riberas riot
    1 rocket rover ruedo saludando sandía sarajevo secreción sharp shorts sima simetría siniestros soldadura solomon
    1 sometimiento sotomayor squad stereo stern subrayado sufrirá supercopa sustentar suéter systems talentosa tenacidad
    1 tentador titanes titulos torpes toto traducidas transgénicos transportaba traspasar triana tse ultimátum unificada
    1 unitarios uv vacacional valentin valorada vecinales viana villena vince violen visiten voladores welcome wesley zarzuela
    1 zombi zurdos álex ímpetu abstracta accedido acercarte aclamado acné acompañarnos acostar acércate administrados against
    1 agustina alaba alejarte alhambra aliadas almacenados amorosos analfabetos andrews antoni apartheid apuntas arreglaron
    1 asiáticas aumentaba avengers bancar besitos bicarbonato bid bloqueados bobos borran borro botar braga brechas
    1 bruscamente caligrafía cambiantes campiña cantaron capillas capitalización capturan cardiaco caricia carruaje cedro cee
    1 century cepas cercado chupe cienfuegos clavó coexistencia cofradías coi colecta colmillos coloque comente comienzas comp
    1 comuneros comunique conan conciente concuerdan conducida conformarse conozcamos consagrados conservó constituyendo
    1 contestaron contrastar corruptas cortamos creé cristobal crucé cuerdo cuestionada cuidaba cultivado curador daga danubio
    1 dash decena decorada decorativos defendida definiendo degenerado dejados delimitación depreciación derribó desamparados
    1 desarmado desayunos desiguales desordenada doom dubái dupla duty ecatepec edimburgo edison els emblemáticos eminencia
    1 empero enfadada engañó enmendar enojes enseñas enseñaste enérgica errado esclavas esquivel estaño estimo estresado
    1 estéreo etiquetar evangelios examinó excesivos exploraciones extienda exóticos fall fetal fichajes flojos freire frenado
    1 frita frost fumas fund fusilamiento galápagos gaming garanticen garantizados gaviotas gentuza germen gmt graduada
    1 gustarle haberlas harbor hispania humedales ibi implementa impugnar impunes inclinada incluído incredulidad indefensos
    1 indigentes induce ineficiencia informaba informarle informen informáticas inmaduro inmerso intemperie intentarán
    1 interpretarse inversion irpf israelitas jacobs jenkins jeque jeta juarez judaísmo julien justificó karla kings lars
    1 lerma lie limpian loyola lárgate malecón manzanares marcaba marin maxima mba mcdonald mezcladas mica micaela micros
    1 migrar minúscula mirarse moja molido monagas moria mostrarnos movieron mudé navegantes nefasta negociador nolan norberto
    1 normalizar norteño nothing noviazgo ntra odiamos odioso ofendida okey olmos olvidaremos omg opresor orbe ordenan ordeno
    1 originan paces pando pap papúa pasajera pasarían pediatría pedófilo pelirroja pensilvania perezoso perpetrado pinocho
    1 pintaba pisado placebo pn posicionado pot precede precursores prefiera preguntaste preludio prodigio producían propensos
    1 proporcionalidad prospera prototipos proyectan puñalada qr quimica quiñones rb realizara recluta reformada regia
    1 reinicio remar remitido reno renovador requirió resaltan rescató retiros reúnan rhodes richmond rindas ruda rumba rus
    1 sacaban saludan samper separatista sepúlveda señaladas sha shot sigla sillones simpatías simplificado sintiéndose situó
    1 smash sn solicitados sorteos sostuvieron spin springfield subjetividad subtítulo sálvame séquito sílabas súbita
    1 tailandés tank tapada tdt templarios tennessee teo terminarán tez through tico tiraste tolosa transeúntes transmisor
    1 transportan tratarán travesti travesuras trenzas tuviesen update valero variabilidad veneración vení verbalmente
    1 verificada vernon victoriano virgin vis viéndolo viñetas vodafone volverlo vuelco weekend willis xxii youtubers
    1 abandonen abusa acer acogedor aconsejable acostumbrando activan actuará adele afip albergues alcancen alienígenas amara
    1 amargado amiguitos amorosas ampollas antídoto aparenta apelando aperitivo aprendices apretada arabe arden arrastró
    1 arreglada arreglen aseguren asistida ass asturiana atropellos autobus automotor automovilístico axilas bajarse baldosas
    1 barracas baza billboard binario bisabuelo bizcocho borrachera borradores brand bromear bureau burocrático calme
    1 caminante camionero cantv cardoso carrocería cartones catarina caviar cazando celaya cenando centrados chavos chun
    1 cochera coincidieron colado coleccionistas comencemos comisarios compensaciones comprobante compruebe comunicarte
    1 concacaf concesionarios concluyendo concluyeron condicionado condominio confíe congelador connecticut conocerán
    1 conservados consideraría conspiradores constan consulados consular consumado convertí correspondan coyote creek csm
    1 cuestionando cuidadosos cumplimos cúspide dario dañadas deceso decidiste dedicatoria dehesa dejada dele delfina delgados
    1 dentales desacuerdos descargando desconcertante desconexión describía descubran desemboca despiadado desplegó
    1 destructivo detallan diagnosticado dichoso diese dignamente diseña disfrutaron distanciamiento dogs domicilios done drop
    1 drástica duques early eficientemente elevando eln emerson emocionantes empujan enojó enríquez enseñarme entrarán enumera
    1 envia epidemias erotismo escandalosa escénicas espectros esperaré espinar esqueletos estancado estrellado estrofa
    1 evangelista exótica falle fang feligreses feroces fez fia fiasco filipina filosóficos fito flojera forest fracasaron
    1 franciscano frascos frei frustraciones fundo gallinero gardel gaston gc generará gentileza genuinamente genéticas
    1 graffiti gramaticales gringa grité guide habilita habitar hacelo hallaban hawaii hebreos hepática herradura holguín
    1 hospitalario hubiere iberoamericano idoneidad ilusion imp imperante implante imponga importadas importadores importo
    1 inaccesible inalámbrica incendió incide incidir incómodas indudable ineficaz inexistencia influenza instructores inti
    1 inviernos irracionales islámicos jabalí jairo josué july kaiser kramer kris lacra lamas lambert lamentos lanzo
    1 legitimación levantamientos lidiando limitaba lindsay llenarse llenen lleras localizadas lucrativo luigi mag magnus
    1 mandados mandarlo manejas mann mantendría manutención matarse materialismo matrículas mausoleo melena meléndez
    1 mencionaste merecida mesita migas mimi minar mojo molesten momentáneamente morra mudaron muevan musulmanas mítines
    1 napoli necesitada noooo níquel observados operativas oponía oprimido organizacional osadía oscilan pagaste paramilitar
    1 pasaré patéticos penalti penetra pensa perdonó permitas permites peters planteles plasencia pnp pobrecita pons pou
    1 presentas presiento prevén profesoras prohibiendo prohibía protecciones provenir puntualidad purgatorio páncreas
    1 párpados pórtico quedaré quemadas quicio rafaela ramificaciones ranger rcn really recalcar recibiera referir regresara
    1 remediar remitir rene reportando representaron resorte respetables retirando revestimiento rompiste rory rosalía rubí
    1 rufino saberse sabian sacadas sacudida salis santuarios seras sesion sh siguieran sil simpatizante simulador sing sochi
    1 sociable someten sorete sudafricano sujetador sujetar sumergida sunday superstición suscitado tadeo taladro tambo
    1 tardando tauro tauromaquia terminemos termómetro tocamos tomaré traiciones transbordador transformador trending ugarte
    1 uní urrutia util valentine varita vasallos venderse venis vero visito vocacional volverían wwe yin yong zumbido íñigo
    1 abrazando abriera abrirlo absorbido acariciar acomoda acompañarme acreditados admin afianzar afronta agarras agita
    1 agradar agrava agudas albañiles alguién alimentados alojamientos amazonía amenazante anastasia angostura animando apollo
    1 aprendizajes aprueben arbitral aromas arqueólogo arraigo artur atendidas atocha atrapó autovía aventureros aw award
    1 añadidos baeza bali bastaba batlle battle before being believe benéfico besarte bing bisexuales blindaje bocetos border
    1 brent buddy buffet busquemos cabaret cabezón cabrona calidez cambiario carretas casona cavernas champaña chequear chong
    1 ciber cinematográficas clarito clímax cocinado cod cody coleccion coll colorados comenzaban comestible comodo compilado
    1 conceden condenaron conicet conjuro conmovido connor consolidada constitucionalmente consultores contestes convencieron
    1 convencimiento corales cornejo cospedal costanera coñazo criticaba cuco cuestionamientos culito cultivadas debacle
    1 debatido decadente declaracion decírselo defendernos demográficos derrumbó desatado descienden desencadenó deslumbrante
    1 desnivel despiertas destacaba destruya deteriorado dificiles difunden dinámicos disciplinario discretos discutida
    1 disfunción dogmas dolorosos domo donativos díganle eduard elaborando elegiste elevador eliminadas elástica emmy emo
    1 empates enfrentarán enfrentándose enteren entrever enzima enérgico erróneas espanol espe espeluznante estipula evolutiva
    1 existieran existo explicarse fabricadas fallidos farándula farías financieramente find floración fluctuaciones foca
    1 formulada frankenstein friedman fundacional fín galones galván gemma glóbulos gordillo granaderos gritaron guaira
    1 guarida habitada harinas heidi helsinki herpes hidráulico hinchado holland honorables hormiguero hormonal hospicio
    1 hospitalizado hum humala imanes impopular improvisada incitar inconcebible influjo inscritas insignias insistía
    1 insurgente integrando intensificar intentara interrogante intervenga intestinos inundado invasor itinerante jala
    1 jerusalem judo juguemos juntó keep kendall kiosco lavo lilian lujosa luka maia maltratado malí manejó manipula manny
    1 mansiones mantendrán many manzanilla marlon marvin maura medrano memory memorándum menstruación mercader mercantiles
    1 meternos metete metrópoli mezquitas militarmente mississippi moderadas moi molestarte mustang módem müller nan nikki
    1 nogales ofreces omitir orihuela paella pagano pagarte palenque parta pastoreo pañal paños pelvis pendejas permitirnos
    1 perturbación perversión planteaba posar postularse predicadores preguntándome preston pretextos primitivas produciría
    1 profundiza proporcionalmente proporcionará protegerla protegerlos protejan provisionalmente publicos pulsar puntuaciones
    1 puñal píldoras quemo rallado rapto redentor reducirse reelegido reencarnación refuerzan rehacer rehusó reivindica
    1 relajar relatar remisión renfe repartieron resistido resolucion respaldada rimas rindiendo robertson rockefeller ronnie
    1 rouge runner ríes saborear sacudir salvadoreña sang sapos satán secuestró seguia sentimentales simio skate solari
    1 special strong studios study subio subiré subversión suda sumatra sumisa sureño surtido sustitutos talibanes tazón
    1 televisiones telégrafo temían tened textualmente texturas these thing tiradas tocada tonalidad torpedo tristán trompadas
    1 truchas trueque truman turcas ur urbanística usarán usurpación ut uta variando vencieron venerable veterinarios vintage
    1 virtuoso visitados volvieran werner wonder would ximena yao yenes yihadistas zas áspero aberración abrirán absolutas
    1 aceptes acortar acosado adiestramiento alberca albino alegato alter alucinaciones alzado amarillento andante angelito
    1 ani animador anses antequera antisemitismo antisocial antorchas anzoátegui aplaudo aptas ardientes arquitectónicos
    1 arteaga asesinando ask astrología asumieron atajo atómico audiciones automatizado avisaron azúcares añadieron bailo
    1 ballesteros basaba bass bastones benedetti beneficiosa bielsa biopsia biólogo bloom bolita bonificación boton bronceado
    1 bueyes bulevar burdel burkina burlando buró bóvedas cabeceras cabellera cambiada campanario capitalino caracteristicas
    1 caravanas carroll cartilla catedrales cauces cba celulosa cereza cerraduras cerrarse choza ción clap cociente comment
    1 compartes compartí comunicacional comunicadores confidente confundiendo conos consultados consuma contaría contradicen
    1 contrapartida contrapunto contrincante convencerme convertirán conyugal copiando corner cortante cory costero cromo csic
    1 cánticos dane daneses debamos deborah debuta decidirse decoradas deducciones defenderlo deluxe desahucio desarmar
    1 desarrollaba desatar desborda descuida desencadenar desmentir despertaba destierro destinatarios devolverá diabólico
    1 dicotomía diferenciadas dilo disolvió disputan distracciones disuelve divierten dominicos dortmund eddy eden efectuadas
    1 enfermeros enriquecido enseñamos enseñarnos envolver escalante escenografía escénico esque estante estrías etanol
    1 evidencian excesivas excita excéntrico expandido experience extenderá extendidos extinguido extrañado factory falsedades
    1 falten fascinantes faustino favoreció fechada ferretería ferviente fijados filiación finalidades flan foráneos
    1 fraudulenta friki fundamenta fósil galas gan ganarte ganchos garantia gasolineras genaro gin giorgio girón glee hablabas
    1 herodes hipotética holy hopkins horrendo hosting humildemente humorístico idol ignoramos ilustrados ilustran implicó
    1 inacción inconscientes incurrir indeseables inestables instauración instrumentación integró intentaremos jojo jornaleros
    1 juzgada kardashian ladilla leroy lester letrado lev lince linchamiento llegarían lograda lograra lograría longitudinal
    1 loros mamas mandamiento mandarte manipulaciones mariachi marías mejoraron membranas merlo metio metodo michele mid
    1 milagrosamente millonarias minoristas misionera moe montoneros mty mándame narcóticos nisiquiera nor number numérico
    1 obediente obligatoriedad observen ocurrencias ofrecidas olivier ops order orquídea ostia ozono padecía pagarles
    1 parcialidad pedacitos periodico permanecían pervertido pezón pinilla plantearon pliegues podre pole ponentes posea ppd
    1 pregrado presentarte prestas pretendido principiante promociona proporcione protagonizó pupilas pus rancagua rareza
    1 rechazamos recreativas recreativo recuperada reflejaba remitente repetía republic respaldan responderle restringe
    1 resumida retratado reunificación reído rondando rp rpg rrhh rubios ruidosa rítmica rústico sacarnos salame sama sar
    1 season second sedición sensata sepultado serle ses señorito sheila sis slam sobresalen soliciten sombría sostengo split
    1 stones sumido surjan suscripciones suspira tarima tennis terminarlo teólogo thai tirarle tomarle tonterias tormento
    1 torturados totalitarismo traicionó trail transfiere transportado tratarlo tratemos traumatismo travestis trecho tribales
    1 trípoli twist tánger uhh uniéndose usemos utilizarla valoraciones vehiculo veintena velvet venegas versalles vestuarios
    1 violadas viviría vivíamos volaron vulgares vv wide xdd yemas yoon yrigoyen abonado abras acantilados accediendo acosar
    1 acostumbras actuamos adaptan adhiere adjudicó ado afiliadas aguanten aguardiente aid alec alsina amargas amp animes
    1 anselmo aplastado argumentado arrancaron arrow asaltado atendida bai bajes balada bale barreto bauer bañar beneficiará
    1 berry bicis bilingües blah blandas blasfemia bocadillo bolaños bolsonaro boyd brindo bromea bronco buscara buscarlos
    1 búfalo búho caber calidades callarse camuflaje cansan canse cansó cantada capos cardiovascular caritas cartero casarte
    1 causales cazadora caótica cerati cervera cervical cesa cetro chamo chimeneas choco cinematografía circundante cobraba
    1 colapsar compare complacido comían configurado conformo confortable confusiones congress conocías conservadurismo
    1 consideremos contralor contundencia cromosomas cronológico cruzaba cupido cúpulas dalton damian daniels darren dañó
    1 dedicando dediquen dejéis delictivo demandada demandados dep derby desarrollará desertores deshonra desliza desmantelar
    1 desodorante dev devueltos diagnosticar dial difundan diversificar diversiones dodge dominica dárselo eches educando
    1 eliot emigrado eminentemente empeoró empezaremos encapuchados encargaba enfermó entraste enumerar equivocamos erupciones
    1 escaparate escolaridad escondiendo escuchaban especifico establo estafador estructurada evitará experimentaron extraída
    1 fantasia fas festeja festín ffaa file flag fletcher flotas fluviales folclore fotografia frustrados funde galera
    1 ganaremos gastamos gastronómica geek geológica giuseppe globalmente gobernaciones gonzales grabadora griffith gritarle
    1 gérmenes hammond hebrea helio hemorroides hipódromo homólogo horroroso hostigamiento hundiendo hídricos ibero idas
    1 ignoró ikea importador individualidad indo infecciosas infinity ingeniera inquebrantable insatisfacción insinúa
    1 internautas iquitos jurídicamente kiko lanzadas lavabo lavadero lavan leerte lejanía lencería lim lion lla llanta
    1 lograste luchaban macías manipulador manteniéndose mantra mantuviera marciano margot maricones marty matón mayoritarios
    1 megas meneses meteorológica milo monetarias mordor morirme morteros mote move movemos moño mástil nadador nado nahuel
    1 nasales negatividad nichos nocivos nombrando nómadas observada ocasionados ofensivos orense orgullosamente osuna
    1 otorgando otorgue pacifista pagaré palitos papelera paralelismo paralizar pasional peinados pelaje pennsylvania pensados
    1 percibo periférica perjudican pertenecido pia piquete plinio podáis pragmático pretendiente probados procesada
    1 pronuncian propinas propulsión protegerlo provenían proverbios proyector prueben psicópatas quepa quirófano
    1 racionamiento raid recogía recolectores recorrieron recuperaron reducirá reemplazados reflejando reflexivo religiosidad
    1 reo repetimos representatividad resuelvan resumido retrasada return reunirán rie ripley riña roedores romperle rpm
    1 rumana sanciona secretariado selecta sensuales sentiste serge sf shampoo sid silenciosamente sionista sospechosas
    1 spoilers startup sucesiones sueltan sufridas suicide suponemos suscribir suspendidas sustituyó tablets tanaka tardé
    1 temes tex titanio tocarla trading traerlo traiciona transferidos transformada transnacional travieso trazas tripa troika
    1 trompetas tuitea tumbar ultravioleta unilateralmente vagabundos valentino valija vazquez vias vibrar visitarnos vitro
    1 vizconde volaba votarán worth yamaha zanahorias zapatilla zeta zodiaco aba acelerada acido acostumbran admiraba adornado
    1 ads adscrito afi agitando agotados agradecimientos aguinaldo alarde alberdi alertó alimentario ally amargos amaya amer
    1 anaranjado andinos antiterrorista anímate aparecio aplaudiendo arcade archivado armarios arriesgada arriesgando asistan
    1 asistencial asustó atrayendo atrevimiento autodefensa ava bailaba banfield barranca benson bom boo bowie brillando buffy
    1 bulla buzos calendarios camargo caminado cantones cape caprichosa carrusel cautiva celebrarán certero chicles chiles
    1 chocante choice cholo church churros cindy cipriano clandestinas cloaca cobija cojan comentamos commonwealth compulsivo
    1 concibió concluyen concretó concurrido conducirá confines congeladas conmueve constituyeron contrapeso contratiempos
    1 corporativas corremos correspondió cortarse cosme cotas court coyoacán crash cry cuatrimestre cuellos cuidador curarse
    1 cáñamo cívicos dawson decepcionó def deficientes delegar depresivo desdén desempeñaba destello destellos destrozos
    1 detalló detectores diferenciados dirigí discapacidades disparidad driver due editó efraín electricista embarcó encienden
    1 encierran encina encontro endesa endémica enfermar epílogo epístola equis equivocaron escarlata escondía escribi
    1 escuchada especuladores estampas estudiaste estudien estupefacientes eur ev evaluado explicacion exterminar extraídos
    1 facilite feeling feudales fig floreciente formarán frankie galilea gastas gimnasios gozando gra grandísimo grasos
    1 guardadas guayas hablarles ham haran haven hechicero hilary hoffman hordas huérfana ic ignore ilustrador impactar
    1 imperfecto impresentable inactivo incendiar inclino incompetentes inconformidad incrementan indigente ineludible infamia
    1 infectada informarte iniciadas interceptar intermitentes interpuesto invasion inviable invitas involuntario irrigación
    1 jets johannesburgo juzgo lannister letreros ligereza liv llantos llevaste llévame londinense lucidez lutero lxs
    1 macedonio majestuoso maletero mamón mandíbulas mantienes marcia masticar mataban maté medellin mellizos memphis meredith
    1 metano migajas modular monetarios moran motion mínimamente nacimos naipes nato navideñas nazaret nebulosa nelly nexus
    1 noa nomina norteña nulas num nómada nórdicos ocasion opongo panas patito pecar pellejo percibida permitidas perseguía
    1 picantes pietro pines plasmar playera plazca plusvalía ponencias porcentuales posibilita postor preferiblemente
    1 preferidas prefirieron preparaban presentarlo preservativos prevalecer prim prisionera profecías profundización
    1 pronombre pronombres proyectó pueblito pugna pulir punteros quedarás quitarles radares reaparece recelo reclamaba
    1 recordada redactores refinada regimientos reinante remanente reportados resident residía respondas restan retratar
    1 reynosa robaste rompio rousseau russo sampaoli sandro satírico secretarías semejanzas sense sexys seáis sinclair sinó
    1 sobrado sobrellevar sofocar soplar sorprendieron stay steel stein sum surcoreano sífilis sílaba talentosos tallado tamil
    1 tape tar televidentes teñido timoteo tinder titan tomarnos toulouse trabajes traficante transmitidos traumático triatlón
    1 trimestral unísono valorados vato vehiculos veintitrés velez veías vinculan vitrina volcó wellington yema zack zhou
    1 zorros aah aarón abelardo abusan admitiendo advenimiento adversidades aerosol agallas agilizar agradecen airbus aki
    1 alabar alentando alergias alimenticio almuerzos alojados alquilado altísima alérgica amadeo ambientada amir analizaron
    1 anotando another anuló aplicarán apodera apretados apuestan arboleda aries arrastrados arrebato arrojando arruinando
    1 ascendieron asesinas astral atendieron atiendan auditoria autocontrol avala avisame azotes balacera baseball bastó
    1 baterista bendice blanquear boga bombardero bombarderos bombones borgoña borraron brea bucarest buscarse buscaré
    1 buscaría bíblicos calamidad camion capturada carson causalidad cell cepal chandler checoslovaquia chung cicerón ciervos
    1 clarísimo clayton cocino colegial coleman combaten compañias conclusion concluyente condicionada confederaciones
    1 congregaciones conocedores conserje constanza continuara contratando convendría copian copiapó corregimiento cortarle
    1 creyera cta culinaria curan curricular cédulas céspedes cínicos dales dardo dañinos definitivas dejá delictivos delivery
    1 dentadura deposita derramada descalzos descentralizado descubro desecho desfavorecidos desistir desplazan desplegados
    1 despreciar desprendimiento desterrado devolvieron dexter diapositivas discapacitado discográfica discurre dispararle
    1 dixon dorsales doyle dímelo embole emergen emplearon engine ensayista enseñarte enseñen entrenó eps eros escépticos
    1 espeso espino estiércol exageradas expandiendo expectación expulsa expulsó extendiéndose fabulosos farm feedback fisura
    1 flagrante focas frenesí frialdad fuenlabrada fuji fumador gamba ganga gastaron generaba generosamente georgetown
    1 glifosato glorias gn grotesco gruta gustav haberles haciéndola hades hazle hierve higuera hindi hmmm homogéneo horizon
    1 hospitalarios huila humanitarias idealismo ideológicamente ignorados ignorarlo ilógico impermeable implementando
    1 importada impunemente inalcanzable incondicionalmente incumbe indeciso independent indistintamente ineptos inhibición
    1 ins instale interactivos interactúan interesen interpuso intrusión invadiendo jajajajajajaja jodió jurisdiccional kinder
    1 kobe latir leicester leiva lili llorente lluviosa localizaciones localizan longevidad luisiana manejamos manizales
    1 marañón mater mccarthy meno mercy mestizaje minuciosamente mirándome mitades moderadamente monitorización monstruoso
    1 montalvo mor morse mostré motriz mudas nevado nicotina niñita notaron novedosa novo nuria ofendidos oleaje omisiones
    1 operandi ortodoxia ostras otorgadas otorgaron pajaritos palomar panaderías paralizada parábola paré penurias perdura
    1 piece planteados platica poemario poetisa polares pompeyo pope pragmatismo precarias preferentes prendieron preocupadas
    1 preocupamos prepotencia presentarme presentándose prestaba procedía progresando prometía promueva promuevan provocará
    1 pónganse quejado rand raven rea recepcionista rectángulo reemplazada reglamentario reposar requeriría reservadas reune
    1 riva rl rodeaban roig rumbos sabiamente sacerdocio salle sardinas secuestrador sellada sentirán sexismo sheldon shore
    1 significante significará sobornar sorprenderme sprint step sterling storm stress suavizar subsiguiente sup supuse
    1 surrealismo suscitó tapete tarot telesur tenaz tenerme termas tifón tiroteos tracto transcurrió transportados
    1 trascendente traída tumbado táctil venderlos venian venid veníamos vere viaducto vierte vivís volvo votaría votemos
    1 vándalos webcam yodo zagreb zurda zurich ídem abigail abrirle acepción acompañaban activada activó adelantos adivino
    1 adorables adverso afirmativo afirmo agnes ahogando ahorcado alcantarilla alcanzaría alcaraz alegoría alem alertar alison
    1 amanece ameno andrei andá anfiteatro aparecerán aplicaba apreciamos arnaldo arsénico asignaron asno assange atajar
    1 aumentaría autóctonos autógrafo ayudame añadida añadía bae barricada barroca basal basicamente bastidores bayas beauty
    1 boa boceto bora botines bp bristol brujos bryant bélica bío caerán cafeterías caminé cascabel cases causará cautelar
    1 caín cañon cela centralismo cercas chatear chato christie chupan clama cobren coelho colau coloma cometan comino
    1 comparsa compradas concentrarme concentró condados condescendiente confiada constaba constituían contaminados
    1 contemplados contraataque contradictoria conversamos corregidor cristiandad crush cuidate cumples cátedras céntrica
    1 cínica dalí dañando debilitamiento decepciona decorativo degeneración degradado dejándolo deliberación depositados
    1 desafiando desapercibida desarrollándose desechar despidiendo desvanece desvía deus diagramas diciéndoles dijeras
    1 discutieron disgusta disputada distinguió distrae divertir dividirse divisoria dlc domiciliaria dominaba dominic
    1 doscientas download edil ehhh ele emblemática emular encaminadas enmarca entendamos entregaba enviara escapada
    1 esclerosis escribiría escuchados estacional estancada estaran estella estrenará estático eufemismo exijan explicada
    1 extravagantes favorablemente feminicidio ferrol fetiche fitzgerald flamencos flancos fonética fortalecido forzosa
    1 fotocopias freezer funcionara gap garbanzos georgiano gonna gotham grupito guadalquivir habitaban hablarán hale hansen
    1 hectárea hereditaria hilda hinojosa honey huang idiosincrasia impedirá impulsados impulsores incógnita indefenso
    1 indicaban infiernos ininterrumpida injustos innecesariamente insistente insoportables inspiraron intelectualmente
    1 invitaba jeanne johann judicialmente jugaría jumbo juntado kan lai leigh leila lemas lite llana llenaba lmao loto ltda
    1 macabro magnitudes mallas manipulada manipulados mataran matematica matos matricula matteo mei menús merma mezquino mias
    1 mido mila milagroso milano minsk minuciosa miquel moderar mont mujeriego murga méjico mírame navajas negrito nemo nica
    1 nicaragüenses nupcial néctar oakland objetivas obrar obsceno observé obsoletos odios odiosa ofelia oficialistas ojitos
    1 okinawa oleadas orificios osasuna osito oval pai paletas panamericano panista panistas participé partícipes pedrito
    1 peleo peláez penalización perdiz permanecerán permitirme perrita person pertenecemos philadelphia pinchar piramidal
    1 plantó ponerles portado posters poéticas precisan predica premiación prendo privatizar procesales prolonga propaga
    1 propenso proteccionismo protestaron próceres pta publicacion pucha pulitzer punch quedemos quimera racimo ranchos
    1 rapidos recargo recobrar recomendando reconversión recopila recrea rectora referían remolacha renata rencores renovó
    1 reojo retrasa riviera rizado rupias sabotear saddam salina salvatore sangrar sangrientos sapiens saturado secuestran
    1 seguirás simpáticos sinaí singer sobrevivencia socialdemócratas sociólogos solíamos soportando sorbo sota sql strange
    1 sulfato superados surcoreana surgida sutilmente tab tacón tendran tenedores tiendo toby tolerantes torcer toscana tre
    1 tribunas tucker tuerca ultimate urbanístico vamonos vanos vendí venideros verona vinieran violencias visitará vittorio
    1 volves vtv zaga álava abanderado abrazado abrumador abruptamente aceleró acostumbrarme adelantada afectaba agravante
    1 ahumada albornoz almidón alusiones aluvión amaré amerita antesala antidepresivos apagan apagando aplazamiento aplicarlo
    1 aprendamos apresado aranguren arista armani arrastrada arrastran articula ases ashton atravesaba auditorías avisando
    1 babel bajará bastaría beneplácito benéficas bitch bolígrafo bombeo botero braulio braun burda búlgaros cagarla cagué
    1 caixa calculó camaras camareros camus cansando caparazón caribeño carnero carrete castidad cavar celebren centinela
    1 chama chancho chloe chomsky chucho cibernética cie circundantes clavada cobrará cobros coges comentas comparacion
    1 compañerismo comprarlos comprendidos condenadas conector conexion consagra constituirse construirá construya consuela
    1 consultada consumida cont conti controlarlo coordinados crew cuidas custodio darth debutar decretado dediqué defenderla
    1 definitivos deme desafió descalificación descripcion descriptivo desembarcar desempeñando desencanto desesperadas
    1 destrezas desvió deteniendo detergente deudores devastación diafragma diferenciado difunta distribuciones dominique
    1 dudado editadas editados educacionales electrica elitista empeñado emplearse engels engranajes enmarcado entregara
    1 enviaremos envías erigido escarabajo estrado evalúan expresados expulsaron exuberante faciliten fichado fichero
    1 finalizando financiando flamenca flotantes fmln folla formalizar framework fumado gabinetes galardones genoma geographic
    1 gino giratoria globalizado gravísimo gritas hebe hera hicieras honestas hotelera hz hágase idealmente imitaciones
    1 imprevisto impulsadas inclinaciones incorporadas incuestionable inf infames inmersos inseparables institucion intactos
    1 intentándolo irrefutable irrelevantes irías isabelle item ivo jacuzzi jaguares jang jerome jodete jugoso kabul karim
    1 kathy kirby kylie lamer larsen legend licuado liviana llamativa loba loza luche luciendo lucrecia ludwig lulu maga
    1 magnifica mali malicioso malignos mandes maquinarias mauri medusa medía memorizar meras mercury mezclarse miralo morirán
    1 mueves mv naco nara narváez necios nero novelistas omite operadoras oponían opresores orquestas orwell parando parking
    1 parlante participacion pastelería patron pausas pava peatón pelotudas penosa periodicidad perpendicular perturbador
    1 pesqueros picardía pimentel pimientos pinedo pinte plantón porra precipitado prendida presentarnos preservativo presione
    1 prestigiosas pretendió privar probaron program progresa prolongados provista psiquiatras psiquiátrica pudre pídele
    1 quemen quentin quier rainbow reaccion recoja reconocerá recordarán rectos recámara refinerías reflejó regale regir
    1 regresaría regreses relieves remordimientos repara repartición repost repsol rescatada resguardar restaurada resultara
    1 reta retenidos richie rinoceronte riquísimo rivers robas rua rut sacaría safe sainz saldré salvará salvas santillana
    1 sauna scarlett sere servilleta shelley shhh sien siéntate sobria solitarias soltado soon soraya spectrum spike stick
    1 stickers stranger styles sudadera sufridos superarse sísmica teja televisivas telmex tena terrateniente tes tibetano til
    1 toqué tordesillas trabajemos tragó trampolín tranvías trascender traviesa trejo triángulos try tunja turbina turbinas ty
    1 ubicarse ultraderecha valls vapores vhs vikingos visor vivia volcado voldemort webb wrong zuckerberg éter íntegra
    1 abstractos acarrear accidentado acecho aconsejado acostumbro actua actualizan acuse adquiera adyacente agora agronomía
    1 aguila albergan alberti aleatorios aledaños alterados alternando aludido amena andado andadura anhelos animalitos
    1 antisemita apagones apartó apio aragoneses arauco arbitrariedad argumental around arrebatado arrecho arriesgan artífice
    1 ascendiendo asegurarme asentada astilleros astrónomos asuman asuste atiendo atlantis atlántida atrasada atreverse audrey
    1 autonómicos autóctona avergonzada avi aviador avisarle añado baluarte barriada bayona beer beneficiando benefició
    1 bermejo between birmingham bizcochos bloomberg bobina bombón borrego brett brooke buck bugs buy cacerola cake cambiarle
    1 campestre cantas capataz capita caps captan carentes carrizo casares causaba causaría celosos chaos chelines cimas
    1 circle clash cliff clinica clítoris coaching cobos cocida coffee colaborativa cold comería comparadas comprendemos
    1 comprendes comprobando conceda concedieron concibe conducidos conseguiste consistorio constructoras contarán contestaba
    1 contracciones contribuya convenía convergen correrá corté costarricenses covers crearía creerás cristalina crucifijo
    1 cráneos cuartas cuidamos cuidarlo culminante cursa cárteles dejaras demandando demoler densamente depara depositan
    1 derramamiento desfilar deshidratación desmiente desolación despedimos despojado desprenden destrozando devoluciones
    1 dibujantes dificultan dino dinos diques directv disculpame diseñando dispongo distribuyó divorcios dmitri dramáticamente
    1 dudaba duplica décimas dígale edema efímera electronica elegibles eminente empezaré enamore encadenado encargamos
    1 enfrentarnos enfría enjambre enseñará ensuciar entredicho entregarán entretenidos entretiene enviarme envoltura ernst
    1 escoceses escogieron escoja escribiré esperaron espiando evacuados every expedido factoría felíz femenil ficheros
    1 financian firmamos firmen fiyi follaje forasteros formo fortificaciones fotográficos fresno fundir futurista gabón
    1 galeria galpón gareth gerónimo gisela glosario golpeo gorras greta gritado hablaran hablarnos hack heinrich hemingway
    1 henríquez hermann hipo hirieron hispanoamericana hobbit holiday horóscopo hundirse hype igualito ilícitas impronta
    1 imprudencia impulsaron increibles ind indecisos inhumanos inigualable intermediación intruso invoca involucre iriarte
    1 jejejeje jessie jn jovencitas jueguito jugaste justicialista keller kwh lasso laureles lcd legrand lingüista llamarnos
    1 llevemos log looks lubricante majo manana manchar manejada maná maru mascara mascarillas menospreciar metimos milk
    1 minorista minucioso mojados molestaría molestes momo monotonía monreal montura monárquico moradores moses moss mucosa
    1 naci navegadores navegante navy nocivo nombro norris obsoleta obtén offline oit omán ono operaba organice ot otaku
    1 paraliza parecio partidistas partitura patologías patricios patronos patrullero pensaran pensarán permitirían persianas
    1 perturbar plateada poesia polémicos posteridad posteriori practicaba practicó predicación prepararnos presentaría
    1 prestamo pretendientes previsional probarla procesa procuradores profesion prolífico prospecto provoque quitarnos ramona
    1 reabrir recomendadas reconfortante reconoces reforzando regresas rehabilitar reirse rejilla relájate reproductores
    1 resistiendo resulto retail retransmisión reviso revueltos rieron rivalidades rj rodante rodearon rodeó rodrigues russia
    1 sacerdotal saltarse salvarlo sanabria sangrientas saquearon sardina satisfactoriamente scouts screen seductor
    1 seleccionador sevillana shiva simplista sintetizar sita solia sostenidos springs sueltes suicidado sumen sustantivos
    1 swat table tableros terco terminator thomson tirantes tirarte tituló tocarte tod torcido tower traduccion traductora
    1 tragado trepar tropezar trópico tuiteo tupac tácito tómate unasur vegetarianos veloces veta vigilado villancicos
    1 visceral visitarla volatilidad wait weiss wheeler wing xml xo yt yun zorras aberturas aceptarán acierta acordada
    1 actuaban actualizó adictivo adoptivo afloja agradecerles agrandar ahogo alcantarillas alcanzamos alentó alfabético
    1 alineado aliviado alquimia alteran altibajos alzarse amarrado amb américo anonymous anorexia anzuelo apacible apareces
    1 apoderados apresurado apretón aprobando armaduras arquitectónicas arre arrestan arrojados asados asistimos asociacion
    1 asomo aspirina astorga atrapadas audaces avalado avisen ayúdenme bananas barrientos barroso basar bastan batió bazán
    1 bebió bendecida benedetto benidorm bestial biomasa bocha bollo bolsita born burrito cabría cachonda calificativo
    1 callejones camarilla canguro canónigo carlistas castaña catarata celeridad cerdeña cerrojo chava chevron ciberseguridad
    1 cinematográficos cj clare clasificarse clasista cleopatra coeficientes colegiales comercialmente cometí completada
    1 comprenderá comprometieron comunicando condiciona conectó confusos conjugación conmovió conseguidos conseguirla
    1 consultiva consumismo conta contendientes convertirlos convocando convocaron cornisa cortaba cortez creaba creido cripta
    1 criptomonedas cruzas csi cualificados cumplían dardos dañina deal debas debidos decimal decoro defiendes defraudar
    1 deidades deliberado densos deportado deprime desagrado desfavorables despectivo despenalización despertarte desprenderse
    1 destacarse destroza detectados devolviendo diminuta dimitri ding discriminatorio disculpo distorsiones disuelta dna
    1 dobladas dominados donados dormiré dormían drástico ducados duraría durmiente echenique ef ejecutivas ejerza elegiría
    1 elites emana embudo emita engancha engañada entendible envejecido envidiable equipadas equivalen ergo erp escucharme
    1 escupe escénica esencias especímenes estelares ester estimulantes estirpe estéis eulalia even evolucionó exagerados
    1 excluida exigidos existiría farol fda federer fernán finamente fiona flavio form formuló forzosamente fracasados
    1 funciono fundas fusion ganaban garibaldi gastronómico genealogía gifs gilipolleces golpeaba grove guerreras habilitada
    1 hackeo hamaca herencias hidráulicos himalaya hondureña hsbc identificaciones iguana impedimentos impera imperfecta
    1 impidan inagotable ineficacia inerte infractores infórmate inimaginable inmunes instrumentales interconexión
    1 intolerantes introducirse intuitivo invariablemente inyectar irreparable izq jc jen jensen jerárquico joo js kei kia ku
    1 lanzaba lastimosamente leches ligamento linternas llendo llevábamos luciana lujosos lupus maite male maleza maligna
    1 malísimo manejos manresa meg mentón merecedor merida meterla mienta miley miramar mistral mms modelar modernista moho
    1 molida monarquías montaron monólogos morán movernos movilizado mueca muevas murdoch má narrado narradores necesitara
    1 negarle nuño nyc obligacion obligará obtendría ocultarse opep operó oprime orcos organizativo originaron orizaba orión
    1 otorgará pabellones pantoja parma paulino pedagógicas pedirán pedís penado penélope pequeñito perdoname pertenezca phd
    1 pichincha playlist playoffs plebe pleitos plomero pra precisó predice prefacio presidio presionó presupuestarios
    1 propiciado protegía provocaría psp quejamos quietos quitaba randall reaccionario reactivos reader reelecto regadío
    1 remata remeras remito reparo retiradas retuvo reutilización reversa revilla reían ribeiro rodeadas rodney rompía root
    1 roxana rumorea rv salubridad sancti saqueado sarampión satelitales sazón seguirlos september sequías sesgada sicario
    1 siemens silicio silos simulando sirviera slogan snowden socioeconómica sonreía stefano sufrían swan sésamo taiwan
    1 tangibles teletón terminaban theodore thought tobias tomaremos transiciones trial triunfante trágicos tucuman ulrich
    1 universalmente urdaneta utópico vaciado vader vagas vajilla valgo vallecas valoramos vasallo velero viagra villahermosa
    1 vin viole violinista visibilizar vivencia viéndose vuele wave working xavi xochimilco ácida ítems
    0 abusiva acercaban acomodo acompañen aconsejan acordando acordeón admiran afectivo afluentes afroamericanos aguado ají
    0 alcorcón alegatos alf almacenado alos alzada amortización ampliaciones amplificador anticipa antonieta aparentes
    0 aportados apostamos aprenderán arrasar arrestó asalariado aseguradoras associated aterradora atm atroces automotores
    0 avioneta bache baldwin ballesta banquetes becker becky belinda benefactor bernabé binomio borbones borrados borrosa
    0 burlándose bíblicas cabecita cad calabazas calculada callejeras calurosa calva canoas cantamos cardio cargaba caribbean
    0 casal castaños cavallo cavidades ceda centradas centrándose certificar chefs ciénaga clarence clóset cocinan colapsó
    0 comenzo comprara concesionaria concientización confia confidenciales confiscación confucio confundas congela conllevan
    0 constelaciones consultó contact contagioso contingentes contractuales conway coord copada cordobesa corrompido cotizar
    0 county creerte cruise cuantificar cubas cuenco cuidada cuidarla cumpliera curia cursó debaten decisivos defensivas
    0 deforme dejarás demetrio denegado denuncio derrotada describieron description descubres descuidar deshace desidia
    0 desmanes despiadada detectaron detenernos detestable devastada diferenciarse dificultar digitalización dijese disculpar
    0 distribucion diviértete donas double dp dudosos dándonos editando egipcias ejecutaron ejecute elliott elástico embriones
    0 emigraron empeorado enamoran encomendó enfada enlazado ensanche ensayando entrenadora entrevistador equipamientos
    0 ermitaño escogí escopetas escuchemos esparcir especia estira etica eurasia excepcion expusieron faltará fanta fastidia
    0 feminicidios festejando fijamos fijando financió flotar flynn forastero francois fukushima fumaba funcionaron fundacion
    0 funerarios gallery gamarra garrote gasté germano golpiza gordita guaraníes guzman haceros hawkins hernia hipotecaria
    0 homónimo hubert ias idioteces inaudito inclinó incoherente inconfundible incumplir insurgencia intangible
    0 intensificación interesaría internacionalización interprete joao jugarlo kick kingdom kristen lag lame latorre lavas len
    0 levantará liado lib liceos litigios llamaremos llegarás llobregat ln louvre lsd maceta mack maja martini mastercard
    0 mataste maule meteorológicas metralla milita miniaturas mintieron misericordioso mls montesinos mostrara mudanzas mutual
    0 mvp natividad noria notre nupcias obviar olimpiada olímpicas opacidad operario oracion ovidio padeciendo palmar palmira
    0 papaya pararme pavel pavimentación pax pcs pediatra pelé pepito peques pintaron pitbull politécnico popayán porros
    0 portaba posando posean poseo prefijo pres presuntas priista procurando progenitor prolongó promocion proporcionales
    0 protesto provistos pruebo prófugo psa pussy putear péndulo quan quest quid raj rayados rechazadas recibas recitar
    0 reconocible reconsiderar recopilado redundancia refiera reinar rellenas repositorio represiva reproche reproduciendo
    0 resolvieron resortes reunirnos revisaron revive rien riera riesgoso robaba sacarán sacra sailor salvarnos sami sangría
    0 seductora seiscientos senderismo sensacionalista señale señalo sinfín slow sobremanera socioeconómicos soho solemnemente
    0 solucione somo sonreí sousa spots subirme sucedan suelte suertes sunshine sustituida sutileza tampa tardanza tardaría
    0 tartas tato temeroso tene tentáculos th thierry tiza topado torbellino trabajaremos traducirse transformaron transforme
    0 traumática tributación triunfado tulio turbia vallenato vencen venenosa versa viejita vietnamitas vigilan vá wo zidane
    0 zurita ñoquis aburro acredite acrónimo acuda acuesto adaptador adjudicado adorada adorado afilado agradeciendo agravio
    0 agrónomo ahondar ajax akira alegan alegran alienación alive almacenan altercado alterno aléjate ampara antártica anuncie
    0 apreciados aprieto aproximaciones apuñalado armisticio arrepiente arribaron arruine asiente atacaba atalaya atendía
    0 atrapan atribuidas atrio auditores ayudaran azucarera balear bangladesh barniz bergman bertrand besado bombonera bone
    0 bra brady brasilera brazalete brinde bursátil butacas bytes cachemira califa caminatas canten casetas catalogar
    0 catastrófico categóricamente cebra celestino centrarnos cevallos cheng chicken chili chillán chiloé chinchilla chorradas
    0 christi cogieron colada coloso comerlo complaciente computer concreción condecoración condensación conto contraído
    0 contribuirá convincentes corderos corina correccional cortarme courtney cremallera crujiente créanme crían cubrieron
    0 cubrirá culiao cítricos cómicas daryl declaratoria derbi derramado derrite derrumba desafortunada desatada descubrirá
    0 descubrirás desencadena deseó deshonesto despedirme despejada detenerme diagnosticaron dietrich diocesano dip discrimina
    0 disponían dividieron djokovic ducado edificar efectuará electrificación elegirá elegía elisabeth embrague emprendieron
    0 emérito enfermizo enganchar engañas engranaje enojan ensamble entendían entregarlo enviaban erigir escaneo escort
    0 escritoras escáner especificidad estafar estorbo estudiadas estériles ets exenciones exigirle exigirá explorado
    0 explícitas expositores factibilidad fail ferroviarios festiva figure filarmónica fitz flia flotilla fluyen formalización
    0 forra fortín gallagher gibbs giraba glasgow globe goebbels golpeados grandemente grillos guiadas gustarme gustes
    0 habitable halcones hallé hemeroteca hereditario herreros higos hippies hold hospitalización háganlo iconografía
    0 imparciales impartido imponible incisión incompatibilidad incorrectas incrementaron indigencia informará inframundo
    0 iniciaba iniesta insinuaciones insólita intencionalidad intentaría interfaces intervencion intocables invadida
    0 involuntariamente iphones irremediablemente jabones juanes juno junte justificaciones justino kits kyoto ladrona
    0 langostas leia leipzig lepra leyera liberadas lisandro listón llanamente loable loki longitudes louisiana lumbar machu
    0 madurado mainstream malandros manson maquinista marga mariela martins maso mbps mendez menu mestiza midi milf
    0 minoritaria moncada monkey moras morros morían moviliza mozilla multicultural multitudinaria mundi mutilación muuuy
    0 muñiz naciera nacía nagasaki navega necesitabas negaban noo nord november nuera nuncio nórdico ob ocurridas ojeada
    0 oportunismo oratorio pacifica pacificación panqueques pao partners pasame pateando pelearse pension pepper perdonan
    0 perkins persuasión piquetes pity pizzería planchar plutarco podcasts postulantes pragmática predominantes preguntándose
    0 presagio presenció priva procedieron protegernos protegerte pásame quemarse quererte quique radicada reclutado
    0 recomendaron reguladas relatan remos renegar reparacion requerían resaltando resiliencia respetuosamente revocatorio
    0 ribas rigurosos rising rizos robarte rolls ronca ruin rutinaria saciedad sacramentos saldar salvadores sancionó
    0 satisfacen sensei shrek simbólicamente simula sistémica sixto sociocultural solsticio soltaron sonreir sospechan soñamos
    0 spears startups subdirección subordinación sucesivo suegros sula sultan superen sustentan sv tabaré tendemos termales
    0 testimonial timor tlatelolco tocador tocados toreros toribio tranquiliza transcripciones traste trick truth trébol type
    0 térmicas uniformidad vendimia verifique versátil versículo viajé violines viñedo wat wen winchester wine zafra úlcera
    0 abi abriría acarrea acercas acertadas acometer acuáticas adaptando adherirse adhieren admitida afectiva afiches agency
    0 agotadas agregación aguada ahhhh ahogó alargado allanamientos amaneció amberes analysis anguila angus aniquilar
    0 aparecida apartarse apasionadamente apeló aporten apostó apresuró arcaico arch arepa armónico arrasó arruinaron ascendía
    0 ase asistenciales asumí atraída atrocidad atropellar aunado autista aymara bajara bal balaguer banal barre baviera beato
    0 berger besarla bibliotecarios boicotear borregos bt buffalo básquetbol bélicos cagamos calamar calculando calmate
    0 capitalinos captó caracterizar caries castigan catastro catecismo ccoo cerezas chamba chata cierras circunstancial
    0 cisjordania civic clean clive cogida coito collection comediantes comodín compararse comprendan comunicada concernientes
    0 concertada concisa conosco cons conservada consideré consolidando consolidó constructivos contacte contaduría contame
    0 contestarle contrabandistas conversiones convicto cordobeses crecida criadas cristalino croquetas cua cualitativo
    0 cumplidas curvatura cámpora cónsules davies debil deci decidme defenderme definicion delata demi demostraba denunciada
    0 dependemos desamor desconcertado desmedida desocupación despojo desproporcionada destiny destinó detesta detonante
    0 dickens dicte difamar diferido difundidos difusa dilatada disminuya divas dividendo divorciado ebrios efigie eliminen
    0 emanuel embarcado embarcarse enclaves encontrarían enel erasmus erin errar espasa especula espejismo esperanto
    0 espiritualmente estaca estampado estructurar etíope everything evidenciar excrementos exhorta exime existimos
    0 experimentada explícame extensiva fabricando fact fertilizante filete firmadas fluya fly fontana formativo frozen gadafi
    0 gastados ginecólogo gozaba gras griten guns hacinamiento halagos hammer hayáis heat heno heredada hermandades hh
    0 hidroeléctricas hidráulicas hilera hinchazón hipnosis historico hole holt homeopatía hostal humanistas hye hyundai
    0 icónico ide identificando imparten implícitamente impositivo incalculable incluirse incontrolable inculcar indeseable
    0 inducida infectadas influenciados informarme infringido ingerir inmoralidad interponer interventor invalidez irrumpió
    0 jockey juntada kat keynes knox levantes ligue limpiado lisas llamaré llevaremos llovió locutores loop lucien lv látex
    0 macetas madrigal magnates magnéticos maker mandarina mantel maquetas marko marquez materialista matilda maxim mejorarlo
    0 minado mom monografía montilla moratoria mus musculoso myspace máxime nacemos necesitaremos neonazis networks neutra
    0 nikita ninjas nk novecientos nó obligo obliguen obtenía obvios ocasionando oceanía ocurrio ofenda ojeras oleg oracle
    0 orgasmos oros otorgarle paint palestra panal paramédicos parlament parsons partía paternal pb peculiaridad pedia
    0 pedófilos peer pegadas peguen peligrosidad penguin penúltima perdones perplejo piropos plenario plutón plácido
    0 poniéndole portaaviones ppp practicada prefiriendo preveía prioritaria procedan protagoniza provocaba provocaciones
    0 prócer psique ptas pupila putita quemas quijano radiador razonamientos reaccionarios realizadores realizarlo realizo
    0 recado rechace recortado rediseño reflexionando regalito registre relegado reorganizar repartió repensar representará
    0 restrictiva resurgir retomó revisamos rincon roberta ropero rovira ruidosos ruíz rígidos sabino sacaran sagitario
    0 saldrían sand savia sega sentis señorial sia since sintéticos sobrante solucionan soñó sufragar sume sunny superaba
    0 supervisa suscita suspenden sáhara tardas televisora temerario tendió thank tiemblan tocarlo tonalidades tortosa
    0 trayectorias tristezas tropieza ttip tuenti uam usaran utilizarlos venderle venenos verdugos vigía violetas vivirán
    0 vogue voladora voltea vp webster wyatt zac zepeda zhao ésos ópticas abandonarlo abarcando abastos abbas abrirla
    0 acertadamente acomodado acompañarlo acontece acosando acosté actualizadas acuarela adelantando adentrarse
    0 adoctrinamiento aduanero aduciendo advertía agotó alado alambres alcohólicos almenos alzan ambientación analógico angry
    0 anhela antebrazo antecesores apoyándose aprenderá apretó aproveché araya archiduque armazón arrechera arroba aruba
    0 asador asista asombrosos atenderá aterriza auspiciado avianca avon ayudaban az bailas barceló basto batida bcn bergoglio
    0 berna bernabéu besan besas biden billie bios bloqueadas bocadillos borneo borrón bravas brindamos brindarle bullrich
    0 bunker cadencia calpe camada camagüey camps cancelados candente cansar carecían cariñosamente casitas catarsis causo
    0 cautelares censores centralización chabón ching chow civismo clint cndh cocer coincida coleccionar comensales comentada
    0 comenzaría comercializa comprenderlo comprendiendo compresor comprobada concentraron concertado confeccionar confirmarlo
    0 conoceremos consultando contaminante contaminar contas continúo contradecir contratiempo convencen cornudo cotejo course
    0 cowboy cri criaron crio cumplas davidson declaren dedicarte default defectuosa defraudado deis dejase demoró denegación
    0 desabastecimiento desaceleración desarmados descuidada desesperante destinan desvela devastado dictadas dictados
    0 dilatación disertación disgustado disparates dominguez duraba eclesiásticas ecografía economy empresariado encarnado
    0 encinas entendiera entendimos entrenan envejece equivocaste eróticas escalafón espanta espontaneidad estanques evaluados
    0 expandió expansiones expedida expresas extrañamos fabricio fallamos fijé firmará flexión florecimiento floresta folios
    0 follow foucault found freír fábulas fío gabo ganarán gaseosas gavin generation genocidas gentiles geométrica grimm
    0 groseros gross guagua guillotina habida habrías harmony hato hawking heaven hedor hegel hereda hermione hist histoire
    0 holding homofóbico hon impedirlo imposiciones incitación individualista influenciada infobae ingenieria inhibidores
    0 inmaterial inmensos inoxidable intercambian internada interrogar investido irrespetuoso ivy jerarquías jerárquica jpg
    0 jugosa junten ketchup koch largar larrea lat laurie lave leccion legua llegaré lleida llovía lm locaciones logrados
    0 losada luminosos lóbulos madrazo magnetismo malena manchada mandaban manejen mathieu mañas mecenas mediadores medium
    0 menudos meteorológicos migraña minúsculas misoginia monroy morfina morton motociclista motorizado motorizados mount
    0 multijugador mun mágicamente nabo narcisista negociados negué neuronal nevadas neón nieva nikolai np october official
    0 ohhh omnipresente onzas operados orando oribe originariamente oriol orquídeas oxxo paracaidistas patinar patrocinada
    0 patterson pearson peatonales penalmente penitenciaría pensás percibidos peros perturbado perversos petróleos pfff pillan
    0 pitos pk planeas plantada plastico pld pláticas porquerías positivismo poza pratt preguntaría premeditado preparé
    0 presionan prestamista proselitismo pulsaciones puñetazos pésimas quedaremos quintas quiosco quirúrgicas reanudación
    0 rebelarse reclamaron reclutados recompensado recordarme reemplazarlo refleje regocijo regularizar reis remarcó remates
    0 remunerados reparos repitieron reprime reproductivos rescates retrocede reunen rifa rindan rogamos romería roses saladas
    0 salvarla salven sandinista seduce selectivos separarnos should silenciosos sinnúmero sobreviviendo solemnidad somoza
    0 sonny speak spielberg subi sudando suez sufijo sureños suscribirse suscritos susurros sínodo taba talante tangente
    0 tarados tendida tentar terminaciones tirarlo title torpedos traerme training transmitidas tutoría umbilical umm valida
    0 valieron vanguardista varilla vasconcelos veintiocho veintisiete veni ventiladores verles verter veríamos viveza vividas
    0 votacion walk wish works yves álamo ítem úlceras abandones abrumado aburren abusó acallar acaricia acceda acentúa
    0 acomodados acompañara acondicionamiento acudiendo ade admisible adv aflicción aflojar afrenta aga agregué agridulce
    0 alavés aldana alejándose alentador alimentada amore andinas andreu anglosajón animaba aniquilación ankara antropólogos
    0 anunciadas anunciará aplazar apra armaron arruinan aseguramos asensio astronómico asturianos astuta att atómicas
    0 auditiva austriaco autentico avisas azote badalona bailamos bajarme barahona baranda barbaridades batuta bazo beatrice
    0 beautiful bejarano bertha biográfico birds birras bollos borussia boxeadores briceño broadcasting broker building
    0 bálsamo cabezazo caleb calientan calificadas camarógrafo capote caradura carbonato carey carmelitas casen cass ccaa
    0 ceiba celestiales celulitis censor champán chilpancingo chingados cochino cogemos cognitivas colapsado colorante
    0 coloridos combatió cometemos commerce comparativamente compete complican comprobantes condimentos confiabilidad confusas
    0 conseguida conseguirán conservo constituidos contemplaba contrate corneta correspondería correspondían costaron crecimos
    0 creta creímos crucis crío cuchillas cuéllar depresiones derrames desapercibidos desconocemos descubridor deshecho
    0 deshizo desmentido despecho desplazó despreciables destituir discográfico dispondrá divorciada does dolce dolencia
    0 dolencias duhalde déjala efectuados elije eliminarlo emerger emil emisario emocionó encantadores enough enredo
    0 enriquecerse enter enterradas entraran entrepierna eritrea escalando escobedo escocesa escribio estad estamentos
    0 estilista eun evitamos excitado exhibido expresarme extraen extrañaría extrañe felino ferroviarias ficticios filipinos
    0 flagelo flying fn formalidades franciscana frontales fuller funerario futsal fuésemos garcilaso garcés generalidades
    0 geométricas gerais github grandísima gringas gs guadarrama guardarlo guarderías guardé gwen habias haitiana halago
    0 hallarse hawk hereje herejes hilario hiriendo horrenda hostelería hélice ife iluminan imaginemos impresionada imprimió
    0 incorporaron incorrectamente incubación incógnito independentismo indescriptible inmensidad innata inseguridades
    0 inseguros inseparable inservible intencionadamente interpone intravenosa intrigante intuitiva inundar inventados
    0 invocación isleños iztapalapa jaca jess jodes jornal kira lacalle lakers latón leerme lenny lian libertarios licuadora
    0 limon linden litera lombardo londoño lupe manejados manganeso margaritas mariquita marlene matorrales matriculados
    0 meando melancólico merito merlin metástasis milímetro minima modifique moncayo mosaicos mulder multilateral
    0 multimillonarios mumbai nad nadadores negoció neville notebook noten notorios ná observancia opaco oregon pacientemente
    0 pad padua pah palomo pampas pandilleros paradójico parla pasante peggy peluda penaltis penn perforar picó pintoresca
    0 piñata planillas poda pola portuguesas posó pradesh precarios precedida prematuramente prepotente prometedora
    0 propagandas proporcionaba prov psíquicos pulga pulsa puzzle qi quejes quintín quites rabioso rancio ranura rapida recaer
    0 reclamaban recuperamos recuperarlo recíproca relajarte remontada repatriación repetirá repetitivo represivo reserve
    0 resista rest retienen retorcido reubicación rezos rif russian sagrario salidos saquemos sartre sauces scooby sebin
    0 secretarias seguirte selectividad serenata serranía servilletas seymour shake shepherd sk sociológico sofisticadas
    0 solicitaba solidarias soluble sotelo statu subestimar sudafricana suelten summit surcos tablón tanya tarek tarija tebas
    0 tecnicas telecomunicación telemundo tememos tiroides todoterreno togo toreo torino tosca tranquilizar transcurridos
    0 trento tribune trompas twin tyson ultras uniera unity urbina usaremos ute vagar varados vegano vestirme viajen vieira
    0 violet vous waldo wolfgang xxv yacen abordando abrázame aburrir aceituna acostumbraba acumuladas adecuar adherido
    0 administrando adscritos aduaneros adventure aeródromo aferra agatha agradan agradecerte agrupadas ahn alarmantes
    0 alimentarios almacenada alteró altruista amateurs analizada ancianas anibal animadores anotados antepasado análoga
    0 aparcar apesar aplicamos aposentos apoyarlos apreciarse arado arcaica archive asistí astrónomo ataúdes atropelló
    0 auspicio automatico autoras autógrafos avispa babe bagaje bajon balcarce barrancas bebía beckett bendecir bolchevique
    0 bolton boludes bones bonifacio brandy brasa bulls búlgara búnker cabecilla cabía cagarme caicedo cajera calixto calmada
    0 calza campa cancele capacitaciones capitulación cardozo carvalho casimiro castigue catequesis caíste cbc cea cen
    0 centinelas chinese chingon coje colgaron colgué comenten coming comunicamos concertar conchita configuran confunda
    0 consecuentes consensos consiguiera consolación copy corintios costal cotton crisol cuantitativa cursiva cívicas dañe
    0 debiste decapitado decepcionar decreciente decreta delantal delinquir desactivado desaprobación descompuesto desembocar
    0 desestimar destrozados detenimiento detuviera devon diminutos disconformidad disculpó discutía doblando donovan door
    0 echarlo economics eliza empezaran emprendedora encerró enchufados enfocadas engañaron engañen enloquecer entorpecer
    0 entremos envoltorio epidemiología eslovaco estribos estrofas estruendo evacuado evangelistas evaporación exagera
    0 excluyen excmo exhortó exponencialmente exportado expresen expresiva extremidad ezra familiaridad felinos fieras findes
    0 firmaba focal formuladas forzaron fraudulentas fry funcionalidades futbolístico gaitán galeras garantizo gargantas
    0 garrett gaulle godzilla goes goteo groserías ground gubernatura guían guíe hachas haciéndonos hayek herb highway hui
    0 hung huy hábitats imaginacion incendiado incluiría incluyente indiscriminada indulgencia informarles insigne insinuar
    0 insolente instantáneas instructivo intensifica inválido islamistas issste iturbide johanna judio jugados juntarnos juran
    0 jure katrina keys lacras ladra ladrar lemon liar limonada lisos lori maciel mais making maldivas malentendidos
    0 manifestaba mansa maricas martinica matara matias matthews mein mendigar metalurgia metería metiéndose minita moler
    0 movilizarse movían mueller mutuos nairobi neal negada nin norcoreano normandía notaría nutrido ochocientos ofrecí
    0 oligarca ooo opening opinando osama ovalle own pantalon paranormales paria parodias pasco pcr pdi penitenciaria periplo
    0 personalizados personificación pican pictures pintora pirineo placentera plagada platea platense plurinacional pnud
    0 porcentual poses presentaremos presley prestamistas presumiendo presupuestarias pretendan procedían prometiste propició
    0 protagonizar protectoras provisorio proyectando psg publicarán publicidades pueyrredón push querrían quiroz quórum
    0 racimos rankings reaccionado reaccionaria rebajado rebaños recio recojo recordaremos reflejados representaría represivas
    0 repugnantes reses respiratorios restrictivas resuena retorcida retrasó revisados revision rublos rufián rule sacristía
    0 sake sangra savage scotland sectarios sectarismo semestres sensibilizar sequedad serrat servimos silicona simbólicas
    0 simultáneas siéndolo snapchat sobriedad sodoma solita soltura som sonoros subtitulada sufrirán sugirieron suministrado
    0 sumiso superliga superposición suspensiones sutura tags tailandesa tajante tapiz telediario telegraph tenebroso teresita
    0 tiraban tlcan topes trabajarán tragarse transplante traspasado triviales tuy tx unamuno undécimo unirán universalidad
    0 used veintiún versatilidad vidriera viejitos vigilada vitalicio vividos voltios vomito vulgaridad www zheng zola ésas
    0 óptimas aaah abandoné abby abominable abrupta acb acoplamiento acostada acuática adherentes admita adoptiva adornar
    0 afeitado afiche afirmaban afroamericano agrade agrarios agropecuarios aguantado aguantó ahumado alarga alegrar aliarse
    0 altamirano alzaron alérgico amia amuleto anclado anders ang anote anulada apoyarnos aproximan arcadas archer arrasa
    0 arreglarse asequibles asian asistirá asteroides atacaban autodefensas automaticamente aux aysén ayudes baena balsas
    0 bancomer baronesa bastos bañarme bean beneficie bitcoins bocinas bolcheviques bolivarianos borré boxer brendan brindaron
    0 broken bueh bufón burocrática cabecillas cachondo califato canina cantero canónica capitalizar capricornio carbonell
    0 cardinales cargarse carpio casio castañas catch cañerías cecilio centrocampista chacabuco chambers chocho cholula
    0 cilantro cinto clarificar clichés close coagulación cobijo colector colgantes combi comenzaremos comisarías
    0 compartimento compasivo comunicaba comunico confiados confinado conflictiva confíen conquistando conserve considerarla
    0 contamina conviertes cookie cordialidad cornelio corps cosechando cracovia creerme creerá criticaban cuadrilátero
    0 cualificado cubeta cuidadores culinario cullen culpó cultivando cumaná cursado céntimo deberíais decretar deliberante
    0 delictivas demostrará desahogo descabellado descentralizada descontrol deseadas designaciones desolado despertamos
    0 desplome destapar destruirlo desviaciones devolverlo dilemas discutirlo disipar divergencia divergentes divorciarse
    0 documentadas dormirse dwight déjeme ebriedad eliseo elton ema embarcar empalme enamorarme encaminado encíclica
    0 enfurecido entenderla enterarte entraña entregué entreno escapaba escuchara espectaculo espécimen esq esquiva essex
    0 estanterías estaras estime estimulan exageradamente exceden exhibió explicame exponerse exprés extension fabian
    0 facilitará fallen falsificar federativa ferdinand files filtran foley fps fraser fraudulento frenó fx gabi gallardón
    0 ganadas garfield gendarmes gift gilada grabador grandote groso grúas gto guardamos guiando guys habitadas haciéndote
    0 hendrix heroínas hiciéramos hielos humanitarios hundidos huían idear iluso impact impondrá importando imprevistos
    0 inalámbrico indefensa indestructible inferir ingestión inhabilitado inmorales ino inocencio institut intencionado
    0 intensificó interfiere interlocutores interpretaron inutilidad inverosímil invirtieron ito jeremías jovencito jugara
    0 justiciero justificadas killer kristina kurdos lacayo lacio lactosa landa larva leader lechera leeré legendarios lia
    0 libanés lingüistas lugarteniente maiden maltratados mandaría manifiestos marginado marisco mayoristas mechas medallista
    0 melodrama militarización mineria mirarle mirándolo mj mn moluscos momias motivan motociclistas motogp muletas nitrato
    0 noemí noise nostálgico novel nutricionista nutritivo nájera oa ocultarlo ocupas oliendo olivar omc opaca oreo
    0 organizativas orion ostentan packs palizas patógenos paulatina pediré pequeñita perdonas perdían perforaciones
    0 perjudicando pertenezcan pertinencia perturba picadura pidamos pina piojo piqué pistolero planeamos planetaria police
    0 polilla politólogo pomo porqueria posicionar precandidato precepto predilecto preocupas preponderante prepárense
    0 presentaran primates princess privatizaciones prix probarse probaste proporcionadas protagónico provino psicologia
    0 psicoterapia publicara quality quitará quizo quítate recayó recluido recordaré recreativa rectoría recuperarla regido
    0 registren regule religiosamente renales renunciaron repasa repeler repletos reprimida reprimidos reproducida retomando
    0 retrete rf richardson roche rosal ruiseñor saba sachs sacrifica sacrificados sae salitre saltaba salvada saqueadores
    0 satisfechas seccional seleccionó sentarnos sentenciados shh siii simbología simulaciones siéntete smile sonará sostenga
    0 sputnik subdesarrollo subiera subversivo subyacentes succión sudan suicidar suicido supersticiones suso tajada tecnicos
    0 tecno tedioso telegramas temario toga transfusión transportador trascendió trinity tumulto turbulencia turquesa twitch
    0 twiter tímidos universitat ureña utilizarán valerio vasijas vermont vesícula viajará victoriosa vivirás volcar
    0 volcánicas vomitando vuelca vw wally warriors xddd xiao abascal abrazan abreviado abri absorben abusivas acnur
    0 adherencia aditivos adler adrede adsl afectuoso agregamos agregarle agusto ajustando alentado alimentarias allanar
    0 alterando amapola analizadas anteayer antidisturbios antifascista análogos anís apaciguar aprobarse apurar arcoíris
    0 arkansas armo arrebatar arrebató arándanos asaltan astrid atahualpa aterra atormentado autogobierno avant avestruz
    0 ayudaremos azur aída añadimos bardear barreda barrett basilea bautizada bee bellísimo beneficien berenguer bolsón
    0 bondadoso bright brisas buendía bultos buscarlas calaveras calleja came carcasa cardiovasculares carmela carretero cars
    0 casaca cassandra cecil celtas cerámicas cesto charcas charlamos cheto circulaba cisma cisnes clausurado clavados
    0 clifford coerción colindantes coloco comoda comparsas concedidos concientizar condecorado condeno conocieran consonantes
    0 conspirar constata constitucionalista constituidas construyan consultorios continuaría controlen convictos cookies copo
    0 corras corregida corrigiendo corromper corrosión cosillas cre creíbles críticamente cubrimos cumplirán cándido cónclave
    0 december decepcionados definieron delos dels desafio descartada dese desenmascarar deseosos desequilibrios desert
    0 designadas desobedecer desplazada desplazando destrozó desvíos diagnostico dibujan dibujitos dieras dijieron dimite dira
    0 dirijan discuta disfrazar disuadir divertirte divorciados dolo donativo duren efectuaron effect ejecutor electrodos elo
    0 elogiado embalaje embutidos emigrante empapado empatados empleaba enajenación encendidos engañe enmarcada enriquecen
    0 enviarán equiparar escogen estacionados estanislao evolucionan exceda expresidentes expropiaciones extensivo extinguir
    0 extremismo fertilización fetos ficciones fight fijaron financiadas fio flacas flo florecen flotación fogata fosfato
    0 fowler frenético frias fructífera fume funden gasa gauchos genealógico georgina gloriosos goleta greenwich gremiales
    0 grosería gucci gueto góngora habito hablarse haciéndoles hae haiti hana herzog hogueras horriblemente horta huela
    0 ignoras imitan implementadas impongan impostor inaccesibles incondicionales industrializados influyeron informadas
    0 informarnos insaciable instruido insultó intactas interactúa internados intervencionismo intrínseca invenciones
    0 investigada jirafa jugarse karin kart katz lagartos latigazos laureano legisladora lemos leninista lenovo lesionó less
    0 liber librito limpiador llamativos llavero llorona llámanos locución logremos lr lte lícito mackenzie madryn mafalda
    0 majestuosa malabares malayo mam manifieste manitas marcadamente marcará marchaba mareos marti masajista matematicas
    0 mediocampista mediáticas melody melones meteoritos mic michetti miga milenaria modestos moment moriscos muller muriel
    0 musas místicos naciendo nasser natalicio negligente negándose notarial obeso obstetricia obtendrán operaron opinaba ori
    0 ornamentos osiris ost padecido parda partituras pasase pasatiempos pascuas pavadas pea peda pedales penalidades
    0 penetrante penicilina permitieran pesqueras petrobras phelps pikachu pinterest pomada pondrían porciento portadora
    0 portes poseída pote preciosidad prefieran pregúntame premiere prepararme present protectorado provocador psico
    0 psicoanalista purísima púlpito queer quejaron quienquiera quilla quilombos ramsey reactivo realizaría recibiste reconocí
    0 recordarnos reforestación refrescar regis reiterado remember rendimos renglón renovando reptil respondiste resumidas
    0 revocatoria ridge rise romina rosados rui ruz rígidas sai saturada senil shan shen shu siluetas sobrepasado soportarlo
    0 soros sostenerse stanton ste subsahariana subyace sunset superpoderes tap tapan tau telcel temerosos tendrian thanks
    0 thiago thinking those thrones tlalpan traerán traicion traigas tramposo transportando tratarlos tridimensional tropiezo
    0 unes vaselina venenoso veran verne villafranca visitada vistes viveros votaré wee xxiv zapopan zo árido óvulos
    0 abandonara abstenciones abuelito abusador aceptaban acerques aconteció activando acudan acuerden acusadas add adquieran
    0 adversa afluente agotaron agropecuarias airbnb airways alabando alabó alargada albores alimenticias almodóvar aloe alva
    0 alzando amalgama amenazaban analfabeta analgésicos anglosajones anticristo antiguedad anunciamos apago aproximarse
    0 arabes archie ardillas arriesgo arruinada asentados asombrosas asumida asumirá asus atacadas atascado atentan atisbo
    0 atrevidos aunq avalan averías ayudarse bacteriana bandejas banque barrotes basketball berg bert binacional bipartidismo
    0 bloc boludear bonificaciones bonn borren boudou boutique brasas brayan brock brota buenavista bundesliga burra burundi
    0 cab cabreado cachetada calentito calló canalización canallas cancionero cantores caprichoso cardiaca cardíacos
    0 carpinteros carrero carrozas caspa casuales casualidades catar cato cazuela chadwick chamuyo chaparro chorizos christmas
    0 circulaban cité colocaba colorear communications compactos complicó comunicativa concedidas connivencia consolidarse
    0 consorte consulares contesten contigua conurbano convencerlo cordilleras coria coronó cosmovisión costeros cotidianidad
    0 creara crime crimenes criminología crónicos cuadrillas cuidó culera cutre cuántico códices dam dao dañinas decírtelo
    0 dejándose delimitar dentistas denunciaba denuncie denuncien desborde descargarse descarte desconfiado descrédito
    0 desechable desmintió desprestigiar desproporcionado destruccion destruyan detallar dichosa dictaminó diferenciada
    0 disciplinaria diseñan distorsionada docs doctorados dominadas donoso dopaje dopamina dossier dre dueto eagle echada
    0 echaremos economist edipo efemérides egoista egos elevadores elocuencia embalses empoderar encara encubiertos enjuiciar
    0 enojarse enrico enviarlos enviarte epifanía epopeya equivocar erdogan erige escalona escaramuzas escribían esparza
    0 espermatozoides espontáneas esterlinas estructuración estupidos evaristo evolucion excluidas excluyentes exitos
    0 explicarnos explotada expresarlo expresivo extinto fal favoritismo fei feudalismo filma flautas florido flórez forrado
    0 fortalecen fortnite fotografiado fracasada fuel fueses fury gago galdós gallegas gasset gdl generosas genesis gestapo
    0 giraldo gladiadores gnb goa grass gravar gredos guarniciones habas habitacionales hahahaha hallo hampshire hangar
    0 hastings hawái hazel hb hijito hoya huestes humillaciones hunden híbrida icon ignoraba iguazú impenetrable importamos
    0 impropio impulse impurezas inconsistencias inicien inquisidor intelligence intencionada intercontinental interpersonales
    0 intrínsecamente inundó irritado isabela iss jalar jb joanna judá jus justificarse kahn karachi kc kike krishna lalo
    0 legados lerdo letargo levantados libertaria libido ligamentos llorón loc lotus luchen luminarias lúcido macbook magnum
    0 mah maliciosa mamando manipulan marchamos marsh matemáticamente mazda meh melgar meollo metrobús mezcal mirta mitch
    0 mitsubishi modestas mohammad molar montañoso morel morenas mostrados mostraremos motivaron mude muerden nao narran
    0 nations naturalización navarros nebraska nec necesitadas necesitarían neurona nia nikola nombradas notamos notificó nue
    0 nvidia náutica náutico ocuparnos opine oruga osborne oswald oxidado pagarla paisa palio palomino papelería patea patitas
    0 patty pauline paysandú pelada pensadas pepita percibió personería pesimistas pestes petardos pigmentos placenta
    0 plaquetas plasmado points pompeya pornográficas posiciona postuló predilección preferían prelado preocupantes prepararlo
    0 presumen principito privilegiadas produciéndose prole prometeo promulgado pronunciadas proporcionaron prudentes puntajes
    0 puntillas putumayo pérsico qie quedase querellas quick quitaría rampas rasca reaccionando recaudó recibirme recomiendas
    0 reconstruido recopilados rectitud reduciría reducto reduzcan reflexiva regenerar registrador reinserción relámpagos
    0 remarcar renuevan renuncian reproches repunte resentidos resources restablecido ringo roces roda rotunda rumanos sac
    0 sagas saldos salientes saludamos satírica sb seguirse sergi sie silent simbólicos sionismo siri snake sole solid
    0 solvente sono sostenían soundtrack soñadores ssp stage subgrupo subidos subtitulos sucedio sufres sujetando sumerge
    0 sumida sy tcp teleférico tendiendo tendientes teológico terna terán tien tiffany titicaca tocarle tomándose traidora
    0 trasplantes tratarla triunfador tropezó tte turn upa usain vana varillas velorio venceremos venderá verticalmente
    0 vestían viciado vigésima vizcarra viáticos vulneración wilhelm wire ying zetas ágiles abatidos abrían account acosa
    0 activados adiciones adjudica adoptivos adoraba adornada afiliada agotan agotando agravios agroindustria aguayo
    0 albuquerque alcancé almacen alquilo amaban amaru ambato amparados analógica anduve anoto anticuada apagaron aparecería
    0 apartada aperturas aplaudido aplicarla apoderaron aprovechamos aprovechándose arenales argelino ariana arrepentirás
    0 arrieta atajos atlética aus automovilismo autosuficiente añada bajadas balnearios barbudo barton barómetro becerro
    0 bellavista belmonte belo berenjena besarse biosfera blanche blockchain bloggers bloquee bolero bolsitas brusca buchanan
    0 buenisima buenísimos build burló burocráticos cache caguen cancelan canibalismo cantinflas capilar captain capó carabina
    0 cargaron carnegie castelar casé catalan cedula celebremos centralista cerdas chamán chango cheryl cibeles cibernético
    0 cincinnati circuló cite clicks clyde cocidos cocine codigos cognitivos colarse coleta colorantes colorida compi compraré
    0 compuertas concejala condenamos conduzcan confluyen congruencia conocerlas conrado considerarán consideres consolar
    0 contaste contrincantes coqueta coraza cornell credit creíste criadores criando crudas cruzarse cuelgo culinarias culpes
    0 cursando dabas decidía decorativas defenderte defenderá delanteras deliberaciones denegada densas depresion derechistas
    0 derramó desagües desechables desilusionado desprecian detenerlos detenerte detuve didácticos difundidas dimitió
    0 discrepar disminuyeron distintiva diy dolly dorian duck duden dupont duraderas ebria educadora efectuarse effects
    0 egresos eibar elegible elevarse ellie emblemas embotellada emergió empeña empujones enamoramiento encomiendas
    0 enfrentaban enmarcar enmascarado enseres entenderé entonación entrevistando entusiasmada enunciados enésima epidermis
    0 errada esbozo estampillas estantería estival estofado esófago eventualidad evitaría existia expatriados explicará
    0 extremeño eólico faber fac fachas fallecer false familiarizados fecundación filamentos filetes finlandés fleming forza
    0 fracasan fraternal fregadero fundamentalistas fundan gale galón gameplay gamers ganarlo gasoducto generalísimo
    0 gestionada goodman gramsci granel guadiana guapísima guru harriet heights hernan hiperinflación hitchcock hiv icónica
    0 identificador idónea ilusionado implementada implicando importes imprimen improvisados impulsivo indebidamente
    0 inexplicables infiltrarse informalidad infractor ingente inhumana injustificada innato instaurado insulares
    0 interpretados introspección inténtalo inventores itinerarios january johannes jonás joon justificados karol katia kenya
    0 kimi kiwi lali lange lapicera leningrado lives llamaste lleváis lobato loción lograrán lograrás lore luchemos lukas
    0 lupita madeira maldades maltratar manglares maniobrar manzanillo marginalidad mataderos matter medular melocotón
    0 mencionamos meningitis mercadona mestre meñique mirándote mojón montañosas mordido morenos moretones multiplicidad
    0 mutuas métete nalga negamos negociadores negocian nestlé netanyahu nicanor nieguen noir nóminas obligaban obsequios
    0 obsesionados ocupara olavarría oprimir ordenaba organos origin osado ostentar ourense padecimiento pagarme paritaria
    0 parks participativos pasean pasha paty pavor pdc pecas pedagógicos pedraza peleen peludos perderás perturbaciones picas
    0 pillas pinzón pisadas pisó platónico plenas pont porcina pormenores potencialidades presupone priistas producirán
    0 profesionalización progresado prohiben promovieron purple pués pv píxeles quedaras question quité radiaciones rambo
    0 ratificada rca reactiva rebeliones recalcó recibirlos recontra recordaron recorta recuadro reescribir reforzó
    0 registrarte regresaban reiterada relevos repasando repechaje repercute represento requena resistieron resucitó retorna
    0 revele reversible reves revuelve ride rocco rola rolex rosendo royo rozando rutinario sabados sabra sada salten salíamos
    0 sciences scooter secuestra sella senna sensoriales seque sesos siam size sobrevalorado solórzano soportó souls
    0 soundcloud subiste subsidiarias subteniente subían sueles sueñas sufragios sugería superará supiese survival survivor
    0 susodicho tacha talcahuano talco techno technologies telefonos tenorio teológica terciaria testificar textuales thunder
    0 ticos tofu totalitarios toxina toño treviño troyanos tsipras twit twitteros téllez ursula usuaria vagancia valerie
    0 vayanse vehemencia venenosas ventanales verbena vetar vilanova viles viviste votados while whitman yáñez óvulo abdullah
    0 aberrante abordaron acabemos acampada accedieron acecha aceptarla aclaran acostumbrar acumuló adelantan afirmativa
    0 agarres aguacero aguantas agudeza ahogada ahorran aislante albanés alcoba aleluya alzas analfabeto animos antibiótico
    0 apagadas apoyara apoyaría aprovecharlo apu aqua argento aromáticas arquetipo arquitecta arrogantes atmósferas atrévete
    0 austríaco autoayuda autóctonas avanzaron azafrán aziz bara barrancos belisario berlusconi bibliográficas blancanieves
    0 bochorno bochornoso bohemio boreal brighton butaca bután cabildos cadaver cadillac cagón calentador cambiaran cancun
    0 capacitada capi capilares capitular carballo caribeños carlista carolyn castración cave centraron cher chill chiquillo
    0 chiringuito chocaron chozas chula chuquisaca cigüeña circuncisión cit claveles cni cogía coimas cojín colapsa colar
    0 colgadas colocamos cometida compases compostura comunicaron conflictivo conformando conformó confundan conglomerados
    0 conquistada conquistados consumimos consumió consumía continue contornos convencerlos convoque copió copla coplas
    0 corrigió cosechado cosmética critiquen cromosoma curó cántico cásate cómprate dalai decisivas definía dejenme demuestras
    0 derrocó descansado desespera desglose desinteresada despistado devastadora digitalmente diminutivo dimitido dion
    0 divertirme domine doncellas dormirme dsp dumas dunn edmond ejercieron elektra elfo emelec emigró enfermiza enfurece
    0 enoje erigió escogiendo escuchadas esmero esparcidos esperándote espinoso establishment estadistica eurozona existes
    0 explosivas explotadas expresamos extraviado fallaste festejan figuraban filmada fiscalizar flip frikis fusiones
    0 galardonados gastarse geografia georgiana germain ghetto girado glúteos granate grial guisos hampa hasan hechicera
    0 heidegger hemoglobina hemorragias hileras hipster hollow homólogos hour hours hua hágalo identifico ideó iker ilimitados
    0 imagínese impar incansablemente incertidumbres inclinarse independizarse inflexible inhibe inicié injustificado
    0 inmunológico inofensiva inscribirte insistimos inspire intentemos interpretadas intransigente intrínseco invitarme
    0 invocando ipn jaen japones jar jasper jodidas judea knowledge lacayos lancaster leaf leah levantara limitaron limpiarse
    0 lloraban lock locomotoras lodge lomos lores magda maleducado maltratada mansilla mantenidas maraña maribel mariño
    0 martinelli masón matutina mediaset medirse merca merlín meti milena mindanao mine minh molestarse monstruosa morboso
    0 morcilla mossos mourinho murmullo musculatura musgo myanmar mírate negociable neiva neonazi nigeriano nogal noruegos
    0 nouveau novi observadas obstaculizar obtenerlo ogro olvidéis originada paradojas paralizó patrios paúl pegajosa pel
    0 peregrinaje perezosos permitiremos perseguían picchu plantados pod podridos pollera portabilidad poseemos posibilitar
    0 preciados preguntándole preparate prerrogativas print proclamada produjera pronuncie protestantismo psiquiátricos
    0 publicitar quedaria quitara rabat rachas radiohead randolph realicé reaparición reclame recordados recuperen recupero
    0 reestructurar refinamiento remitió repostería reseñar respiraba respiran resueltas reviews rezan rh risco rockstar
    0 rodajas rogó rondón rosen rosie ruy saab sabiduria sables sacudido salados saqueando sarcástica sel sembró
    0 sensibilidades separatismo setecientos silvana sinsentido snte sobresalir solicitadas sonríes sonrío spinetta spirit
    0 stgo subcampeón subordinada subsiguientes subversivos suministrados supondrá surgidas surgidos suspense sáez taquicardia
    0 tarapacá tatuado td tecnológicamente tempranos terapéuticos tocaría toleran topa torrijos trabajadas tradicion traduzca
    0 tramite translation transmita traspasa trenza tuercas tun tártaros uniformemente urbanizaciones uwu vació varonil vasija
    0 veintiséis venados venderlas venerado venidas venidos verificando verja vertidos vestimentas viese vikingo visitarme
    0 viviana viviremos vértebras wal wilder wwf yard yihadista yoko zafar órbitas abreviada acariciando acelerando acetato
    0 acompañas acostumbre acudían acuñado adelantados adelantarse adj afgano aficionada afilada agravada agreguen ahogados
    0 alero alga amat amazing amoníaco androide angosto apoyarte aprendida aprovechada apuntaron arme arn arquidiócesis
    0 arrabal arrancamos arriaga arruga asistían asoció atenuar auspicios australian autentica autogestión avisarme avispas
    0 aye ayudarían ayudemos azulado banqueta baptiste barragán batiendo bautizados bautizó bañada beckham biográficos bk bona
    0 brain brazaletes bruscos bucear bulldog bulnes bum buscada caduca calatayud calcetín calero callos camaradería cambiaban
    0 caminaban canino cards catolica cedida cerquita cerraban cerrara chacarita chale chamorro chiquilla chiquillos chollo
    0 cirilo cirugia clandestinamente coartada coautor cobo cobraban codificar colmenares columbus comarcal combinacion
    0 condecoraciones condensada conecto confeso confesor confundí conocería consolador consumidos contratante convertible
    0 corey corno corrompe corzo criminalizar cualificación cuides cuneta davos decidi decidirán defense democracy deportar
    0 descansos descontrolada desestimó desplazadas desplomó destilación destructores determinen devota diadema dictatoriales
    0 dignatarios diminutas disc discuto disfrútalo disgustos django dodgers dominico draco draft dreams drivers dudé duerman
    0 durant dócil eastwood echaré elevaron embarcadero empatado empobrecimiento enderezar enigmático enseñes entendernos
    0 entenderías equipar erasmo erich eróticos escandalo escandinavos escuchará escultores esfinge espantar espantosas espiga
    0 esporas estacionales estepa estimulando estupendos evolution excavar exdirector exentas expansiva fallecidas faltara
    0 farsante father favorecidos fiero finita flete forrest fortuito freak friendly fusilados futbolística gaia galáctico
    0 gambia ganaderas geológicos germánico gh gimnasta godos gozado gozó gradué grandiosos groenlandia guió habiamos hamas
    0 heath hieren hilarante hinchados homenajear hormonales huancayo huelo hule ilustrativo impresionados inah inciden
    0 incoherencia indagación indagatoria indemnizar indomable inequívoca inestimable infelicidad iniciara injerto inmundo
    0 inscribió inspiradora instalacion instruir interactivas interceptado interpuesta interrumpiendo interviniendo
    0 intestinales inundada invierta invité irreverente irrumpe israelita ivonne jagger jajajja janine jennings johns jue
    0 jugabilidad kappa kimberly lamborghini larraín leave leerá levantadas ligando limosnas llovido lubricantes mach macron
    0 madrugar malaya maldiciones mantengamos mantuve marrakech masacrados mayoral mccartney medallón mentirle minúsculo
    0 misiva mismísima montano monumentales moradas mordisco movilizó mudos muni naranjos narnia nicki ninfa nochevieja
    0 noguera nominales novoa numancia obi obsesiones obsesiva obtuvimos ocupante odessa opere oponga oregón orfeo owens pace
    0 paine palancas panacea paremos parental paritarias pasantía paseaba pechuga peleaban pensad pensante perfeccion picando
    0 piscis planicie platicando polarizado pontificado pornográfico posteo pregón prenden preocupando prevaricación
    0 primaveral prioritarios problemáticos procesan procrear profesionistas programó pronunciamientos protegió pudra puercos
    0 pásalo pólizas queje quijada quirós radicalización reafirmó recauda recaída recorría reedición reglamentaria relacione
    0 rem remolino rendirle rendón represas representamos repulsión resbala respondemos restituir retardo retribuciones
    0 reunirme reventa revisé rezaba rigurosamente roi rompimiento rosell roxy rx saboya sabrías saciar saldaña score
    0 seguidora sellados seller separen servirse servirte siembran siguio silo sobrepasan soportaba ssd suboficial
    0 suministrada sureña surrealistas sustituidos sutton síndico súbitamente súplica taj talbot tax tayikistán teaser
    0 terapéuticas tere terminarla tetona tocarme todxs together torcida torácica tottenham tramposos transcurrir transferida
    0 travesura tómese uanl uned usurpador vagando valorización value vasculares vendria verías vestigio vir vitalicia vivis
    0 volvernos vulnerabilidades víboras wanna weones wes yusuf érase ño absorbente abstractas acabaremos accidentales
    0 acercamientos aconcagua acordados acosan acuerdes adentra afinar agarramos agravar airbag ajos ajusten alfajores
    0 almudena amarla analíticos andalus andanzas animamos animaron antagonista anticipó antisociales antártico aora apetezca
    0 aplacar aplasta aplico apostolado aprista arcadia aristócratas arm arreglados arribar asegurará asemejan asintió asustes
    0 atenea atraparon atraía auf austero autoconsumo autorice autóctono ayy azafata baboso bajaban bananera barraca bañan bei
    0 benedict benín bildu bisturí biólogos bloody bolivianas bonaerenses boquilla branco brille bruma bryce burlado cabalgata
    0 calificaron calmante calzas camaleón camarote canelo cansas carmesí carritos caruso casamos casaría cathy cauteloso cazo
    0 ceden cedidos cent certera certifica charcos charro chernobyl chingón ciruelas clavan cohecho colt componía comprimidos
    0 concentrando conciso concluyentes conductual connie conquistaron conservaba consonante contaminadas contaremos contraten
    0 coordinadas cordialmente coroneles crediticia crié cromwell crossfit crímen críos cucharas cueros cuestionarios custom
    0 damien dejadas dejándola department deportaciones derogada derrotaron descensos deseoso desertor desperdiciado
    0 despiertes destacamos det deteriorada detonar diabólica diem dillon disciplinado discografía diseñaron disputadas
    0 distraída diversion diálisis drago dudosas durmieron dutch dávalos dígito echaban echemos educadas elaboraron elizondo
    0 emery emitirá emos encontraré enfrentadas engendro engorda enigmas ensamblaje entusiasma enumeran envenenar envidiar
    0 envidioso envios escanear escusa especifican espontáneos esports esquiar evocar exclamación extinta faa fabiola
    0 facultativo falacias ferraz firewall firmamento flickr fracking frame frazadas fregar frió frontier fuerteventura funny
    0 fémur ganglios gangrena generalizaciones gerry gigantescas gilda ginés gon grabe granadina guisantes guárico géminis
    0 güemes habilitó habitat halladas hechar heineken hentai holden hollande homs huecas huelguistas hydra iluminadas ilumine
    0 importaban importarme inactiva inclinan incluimos inclán incompletos incurable inda indices indra infonavit ingeniosos
    0 inmersa insensato inserte interina interrumpen interruptores inundan islamista jacinta jaj jenner jiang jm joaquim kenji
    0 kfc kitchen lacan lavados lay ledezma leeds leerlas legends legion lennox lideran llaga llagas llamame llenamos lombardi
    0 lounge lució lía magister magreb maipo manadas mandy manipuladas manualidades mapache marcho mareado martos masterchef
    0 masturbarse matarnos maureen mayagüez mencionarlo menosprecio metadatos metodista midnight mientra millennials milwaukee
    0 miopía mirame mma mojadas monge monty mordidas mordiendo moreau mostrarlo motora mudarte mui multilaterales muse mvs
    0 míticos necedad necesitaron necrópolis nerds nerón normatividad objetar obstinado obtendrás odiando ofendió oleoducto
    0 operacionales oponer organicen organizaba oscars otorgaba oy padecimientos padeció pak pakistan panamericanos
    0 parroquiales partner pasadizo pasaria patrocina peak pegamos pegarse pegarte pelirrojo penumbra peri perjudique
    0 permítanme permíteme pers personalizar phoebe picadas pictórica pincho pisan pistoleros pitufos planearon playeras
    0 podridas polución pompa predial prefieras presumo preñada private procuro prod progre prolongadas protection pruebes
    0 pseudónimo publicistas pudientes puff pícaro póquer racionalización ramales ramen reaccionaron reacio realizaran
    0 recogemos reconocibles reconociera redundante reguladoras relajo remanentes repletas resaltado respaldados respaldó
    0 retenida reteniendo reuní rogue rondan rooney rupturas rían sacarles sacha sacrifican sacrificando sacrificarse saharaui
    0 salpicado salvemos sanación sarna seguirnos separaba servidas seréis seu shelby shui siem siena sigilo silbato simba
    0 simplificada ski skinner solapa sometieron sonata sonríen sorprendernos sorpresivamente sostenimiento stacy steiner
    0 stevie subestimes sueno suicidarme sumergidos superiora suspenda sustentables taquillas taurus televisoras tendones
    0 tendón tenientes thanos third tilda tj tomarlas topless trabado trabajada tragando tranca trasladando trent trotsky
    0 trovador tucson universe unánimemente vacia valderrama valgan valiendo valoradas vascas venustiano verdoso veáis
    0 victoriosos vidrieras vigoroso villarejo villaverde vivirla vizcaíno volvé volátiles voraz votas voyager vudú vulnera
    0 westminster workshop writing xu yellow yerbas yvonne zabala ze zi álgido ánimas ávido abdicación abriéndose absorbida
    0 abusivos acompañamos acusaban adapte adhesiva admirando admítelo adornan advertí aeroespacial afamado agarraba agria
    0 aguantaba ahorras ahuyentar akbar alcanzara aleaciones alejes als alvin amarme analice anclaje angelitos apagados
    0 aperitivos apreciadas aprecie aprendidas aprovechados aprovisionamiento apuntaban archivar arda argos aristócrata
    0 arranques arrasado arrendar asaltó asesorías aspiradora atañe atea atendemos atrevidas atte aumentarán automovilistas
    0 averiguarlo axila añicos bajarle banano barreiro based battlefield baxter beats begoña beige bendecidos bey
    0 bibliográfica bibliográfico biográfica bledo boina boomerang boyle bud bullicio burt búscate cabelludo cabify caerle caf
    0 calama calentarse called campeonas campillo capturadas capuchinos caracterizados cari cartoon cartílago cassette
    0 catastrófica celebraremos cerrarán chacra champiñones chas cheese chucky circos circunvalación cirrosis clarinete coa
    0 cobalto cojines coles comio compartimiento complacencia comprate comuníquese concederle concertados condene conference
    0 consegui consultadas contaminan contempló contiguo contingencias corpiño cotizan craneal criadero cualitativa cue
    0 cuidarme cultivadores cumpliría cupcakes curada curicó dadme declaramos dementes demorado denominarse denunciarlo
    0 depurar desaparecerán desbloqueo descontar deseables deshielo despega dewey diferir dig dim directorios dirk disfrutarla
    0 disimulo dispongan distal disyuntiva dolorosamente dominaron donetsk dumbledore duplicó duraderos dándote ebook ediles
    0 efectúan ein eisenhower electromagnética elixir elogia else emigran endurecer endurecimiento enterados enterraron
    0 entusiasmados envie episcopado esclarecimiento escogidas escribirá escritorios espa especulativo estallado estimaba
    0 estropeado estéticamente evito explicara explicativo exportan exprimir exquisitos ext extrañan extreme fabricó faltarle
    0 favorecida fecal fechorías feminidad ferreyra fields fingido fingió floreció fragmentado frustra fugaces fundamentada
    0 fusilar férreas fúnebres gabrielle gao gea genéricas geométrico geraldine gestando glory goliat golondrina grafica graso
    0 gráficamente guardarse gui habláis hackeado hair hamás hegemónico heller hermético hipopótamo hk horse hume humorística
    0 ibídem identificamos identifiquen igualado imaginarias impacientes imponentes importará incentiva incluirán
    0 inconsistente incubadora infectar inflado inmediatez inquietantes insertado inst interesaban internamiento intervengan
    0 intrigado introductorio inventamos involuntaria jarras jeringa jhon juerga juliet juliette juraron justifiquen
    0 justiniano júnior kali kirchneristas kirguistán lamentaba laptops lastime legitimo levantarnos liberador lilly limpió
    0 llanero lle llevase lloramos lucrativa lugano lípidos macarrones maldecir mamut manabí manchego mandara manejable
    0 manejarlo marquen matará mathias mau melvin menester merry metidas microbios mikhail mile mima minimiza mirate
    0 misticismo modificaron mofa mongoles monique mort mossad mostrarme mostro motines movies mudan multiples murciano nachos
    0 narrada nocivas noelia numéricos obtenerse oceano ocultaba ofi ofrecerse og olaf ollanta olsen ontario onza opel
    0 ornamentales orégano oírlo pages pain palabrería parral partidarias pasantes pastizales patológica patrimonios paulista
    0 peca pelusa penitenciarios pensarse periféricas peyorativo piadoso piolas pitágoras pollito portas preciada predicando
    0 preguntará preguntarán presentarla presupuestal primordialmente prioritarias producimos proeza profusamente promocionado
    0 prontamente protegerá provenga provenza proximos pte pudiéndose pujante punible qing quejen queretaro quietud
    0 quintanilla quinteto racionalizar racionalmente radicados rage recalde recomendables recompensar recorrida recreativos
    0 recíproco reflexion refranes reirme relajarme rembrandt rentar repollo respetaba responderte restringidas revelados
    0 revitalizar revue rim rocosas romperte románico rubens rugido ryder sacristán sahagún saldrás salma saltamontes
    0 satisfaga sato savannah sawyer schwartz selectos sensiblemente seño sidi sigma sign simuladores sintéticas sionistas
    0 sister sistémico sobreviva socialdemocracia solá sordera sorprendiendo spice sto subirla sublevados sucesora sufriera
    0 suites sultana suprimió suramérica sven séneca símil sótanos tachado tagle talking tallada tarzán tensas tepic tevez tf
    0 thelma timeline tocarse tolero tomarían topé tpp trabajaría traduciendo transformers transmilenio trayectos traídas
    0 tristan tropiezos tubérculos turbios tácticos tándem uca ufc ultrasonido undécima univision usaré utilicé vacunar
    0 valientemente valore veganos vegeta velos venderán ventral verifican veterana vettel viajera vicisitudes viedma
    0 volcánico váyase windsor yourself yéndose zamudio zoológicos álamos abbey abrupto aceros aclamada acogerse acontecer
    0 acostarte acostumbradas administradas advanced agradó agrio ahorre albóndigas alcanzarlo alfiler alimentacion amarlo
    0 ambientalistas amistosas amparado anagrama andenes anexa antagonismo anya aplazado apreciable apunten aquélla
    0 arbitrarios arbolito ardid arrancaba articulada arya asaltante asquerosas astronómica asumiera aturdido auditivo
    0 austriaca autosuficiencia avalada azota baca bailó baladas bao basándonos batata baudelaire bañador beneficiaron
    0 beneficiaría beneficiosos besamos bese biliar biológicamente bl bloqueen bovino bow bretón brillantez bsf burdeles
    0 cagarse cagon calzón candados cansadas cantábrico caoba caperucita carátula cazan censurada censuras certezas cg chacal
    0 chacao charleston chevere chopin christophe chupo cirílico clienta clientelismo clooney codelco codificado coimbra
    0 coincidía colectividades colegiados colgaba colonizar coloridas coló comments componían compraban comprobamos comprometa
    0 concept conciliador concurrida condimento consentida consistirá contagia controlo convive copacabana copete coronar
    0 corsarios coños creaste cruelmente cumplirlo curazao current cutis córnea daca daphne declinar decorativa defensoras
    0 demolido denunciamos depositada derretido derribaron desapareciera descargan descontado describirlo desestabilización
    0 desgarrador desinteresado desliz desmedido despectiva despúes destacables desvelar determinando devil devora dictámenes
    0 difundieron diran dispersar disponiendo disputados distribuidoras dow drásticas dvds dábamos déjanos echará economicos
    0 ecuestre edificado eileen emisores emocion empeñan empírico encaminada encendedor enferman ent envenenada enviarnos
    0 enviaré envolvente equivocaciones erwin escribirse esforzó esporádicamente establos estrellarse estupendamente
    0 excremento exorcista expedir explotadores extranjería falsificaciones fantastico fastidiar fealdad fecundidad fellow
    0 figurado fijadas filtrada firmara flair fontanero fulminante gandía garabatos garantizaba garantizó generalizadas
    0 generaría genius geológicas georg gestionan gianni gilipollez gortari grafico granadino gürtel haceis hc holandesas
    0 hospitalizados humanamente humilla hídrico ibagué idealistas identificable idóneos igualada ileso impago implementan
    0 inapropiada indecentes inhalación insinuación insistieron instruyó inta intercambiando inviten iq irapuato issues itv
    0 jai jenna jodio joyita jude juli kanye kayak kioto klan kon labs ladrando laurence lavanda lezama limeños limítrofe
    0 linfocitos lingua liquida liras lograban lonja loquito losas lozada lozoya lui lujosas maestrías maliciosos mandale
    0 mandará manojo manufacturera mapeo mariguana maxilar mccain mdd mechón medicine medidores mediodia meeting mejorarla
    0 mercantes metiera metodos metraje metropolitanas mika minimalista mining mins miocardio misógino molienda mongol
    0 monárquicos morados moviles movilizan multar mundialista musk méx nassau nathaniel nefastos networking neutros newcastle
    0 niegas nikon nine nitro notará nutricionales nórdica obligaría obsoletas offshore omnibus operaban opereta organizativos
    0 oscilación oscurece ottawa outfit pagarían palatino palmo papelón papitas parará pasábamos path payasadas peluches pende
    0 peninsula perales percibimos perderemos perderían perdes perfila persistir personalización pesquisas pff piero pig
    0 pinceladas pinky piropo pitufo pixar plc plenipotenciario plumaje pnb podredumbre policíaca ponferrada poor porn
    0 portaban practique prebendas preferí preguntara prehispánica preocuparía prepararte pretencioso productions promovidos
    0 propensión psi puf pulmonares pulsos pvp póker póstumo reaccione reapareció recaudados rechazaba recogerá recomendaba
    0 rectorado recubrimiento recuperará reflectores regalen regañadientes reinó renovados reporter rescatando resentida
    0 responderme respondían retrovisor rodada ryu salirme salomé salvadora salvajemente salvos samir sands saravia saw
    0 schultz secador secano sectario sentiré separamos servil señoríos simbiosis sinatra sintetiza sintiéndome sion
    0 sistemáticas sitiada slater sobremesa solté sondas sonetos sorprendí stevenson subjuntivo sumados suplementario
    0 suprimida suscribe tapices tarantino tehuantepec temperley tetuán teófilo theresa thread tiberio tigo tobías tong topos
    0 torrents torturando torturaron trabajara traernos tran trataran treintena tribuno tridente twain ubicacion ucayali
    0 univisión unían urraca utiles velarde venirse vertidas vibrador vigilados villaviciosa ville volviese weas willow yacía
    0 zafiro zarpado zedillo zoología zu épicas
    -1 abolida abreviatura abusadores acogen acondicionados acordas acordás adelantaron adi adictiva adm admitieron aeronáutico
    -1 agarrarse aglomeración agredió ajustadas aleatoriamente aleatorias alegrarse alfarería alfileres alitas altruismo
    -1 ambientado amplían amputación apena aplastada apoco apresuradamente apriete aprobará apuntados armoniosa arq arrasando
    -1 arreglé artillero aseguramiento asentarse asimilado asombrada atan atasco atuendos autenticación averiguaciones
    -1 averiguado ayudados azaña bajarlo barandilla barcelonés barral beata beaumont bendicion bic boquita borgia bratislava
    -1 brilló bronquitis burócrata buscabas buñuel báltico calamidades calera callen caló capuchino carbonero caritativa castel
    -1 catalogada catering causen cepo certámenes champion chequea chillar chocado chrysler clarin clear clínicamente coincidan
    -1 coincidido combos cometes compares compartimentos computacionales condensador conectarme conectas confirmen congruente
    -1 congénita conseguían contagiar conversos convienen corresponderá crucen crucifixión cuadrangular cualificada
    -1 cuestionables cui cuidarnos curadores cáritas céntrico dactilares dae daran debimos decimales declinación dejala
    -1 delaware demostramos denuevo dependían descolonización descompone desconfía descontrolado desearle desempeñarse
    -1 desinfección desplegadas despoblado desvaneció desviando detectada detonación dibujada dies diligente diríamos discretas
    -1 discutían disminuida dispare distribuyendo djs dormiste dorrego dotadas duplicados durísimo dx déspota echándole
    -1 electromagnético eminem empleaban emprenden enamorando encantaron encarecidamente encargaría enchufes encontras encías
    -1 enfadados enlazan enloquece enmedio entretenerse entérate envuelven eri esbirros escalofrío escobas esperadas espárragos
    -1 estadisticas estafado estigmas estres estudiarlo estupendas estómagos eternal evocan examine existenciales existiese
    -1 expropiar expulsan extraídas ezln fce february fis fisioterapia formadores fragmentada francas francesc fruit
    -1 fundamentar fusionar fíjense fósforos ganarás garantizará gastada giladas gl gobernaron gorditas gpu grabamos gratamente
    -1 gravity grilla grutas gua guacho guardaban guarra guerrillera guillaume gustarte habitaba hagámoslo hambrienta haras
    -1 hari hawai heroicos hienas higado higuaín hijita hispanohablantes histérico homónima hundida ico ilustradores iman
    -1 importen inaceptables inactivos incautación inclinar incluídos inconsciencia incorrectos inflable infundir ingresen
    -1 inmaculado inmejorable insecticida instruye integrador integren inteligentemente inventadas inversamente invisibilidad
    -1 iros islandés issn jalea jasmine joint juanjo juliano juntamente jupiter kamikaze kathryn kelvin kickstarter laborables
    -1 labranza laicismo lala lamar lamentan larrañaga lastra lavada lechero lechuza legible libero limitante llamaran llamarán
    -1 llegaras locamente lorraine lun lápidas magistrales magneto maison malagueño maleantes malformaciones mampostería
    -1 maquiavelo marcello marinera matute maybe mejoraría menopausia mercaderías mesoamérica mesón migo milenario mirándola
    -1 mitra monografías monserrat montaner mormones movement myriam myung naturalistas necesitemos necochea neurosis niko
    -1 nodriza normativos obscuro odiaban odien oops opa originados orson padel pagana paquito parafraseando pararlo partirá
    -1 patológico patrióticos pegajoso percha peritaje permitirles permítame persiana persiguieron peto petroquímica picture
    -1 poblar pocho portuarias precipitó preparacion primordiales prospectos protagonizaron proveerá puchero púnica quincenal
    -1 quinientas radiografías radioterapia range rapidito recaudo reconocerse redondeado reemplazan reflujo regulatorio
    -1 reincorporación reintegro reiterar rendirme renegado renovadas repartida repelente replantear reportada representacion
    -1 reproductivo repudiar rescato reservando respetadas resplandeciente restableció resumió retar retiraba retirara revocó
    -1 reírte risk rotativo rudos saldra sanguinario sasuke saturnino sci secuestradas segmentación sent sepáis seriales
    -1 señalaban sheridan socioeconómicas solis sombrilla sorprenderse sorpresiva sparrow stargate strip subcontinente
    -1 subdivisión subjetivas subsanar such sumergirse suprime suscríbete sustituyen sádico súbito talibán tamarindo tapando
    -1 tapó temida templada terminaremos termodinámica terre terrorífico tesalónica theatre tita tolerable tolerado tomografía
    -1 tori totalitaria traficar transitan trazados tripartito trote trágicas turbulento uruguayas users vacunados valijas
    -1 valparaiso varado violados visualizaciones vitae vivirlo vladímir volteo volteó wacho waterloo wert wind zacarías zach
    -1 zapatista áspera órden abona abrirme acaecidos ackerman acogieron acomode acorralado acostó acotar acusador acuíferos
    -1 afiladas afilados afortunadas alina allup altere analytics angelici angustiado anticonceptivo antítesis apocalíptico
    -1 apoyarla apreciaciones aprobaba aprobara apuntarse aragon arauca arepas armand arnés arrendatario arriesgas arrojo
    -1 asiduo asistirán aso asusto atacarlo atenerse aterrorizado ati atr atribuidos automatizar avistamiento aylwin azotado
    -1 baez bancan barrionuevo batidos bernstein besote besándose bias bielorruso bizarra bmx boedo boludas bong borrada both
    -1 botánicos bou brandt brillaba brownies brócoli btw buckingham cachondeo calificativos calmo cambiados camerino caminaron
    -1 carruajes carton caseríos castigando ccc cedieron cenamos centroafricana cepillos cfr char charlatanes chechenia
    -1 chetumal chiquitas chronicles ciclones cif cities ck cla coatzacoalcos colom coloquen combatido combativo comite
    -1 compinches comprobé comprueban compton comunmente concebidos concedo condicionar condor conferencista confiaron
    -1 confinados conformismo confrontaciones conservadas consistentemente consternación constitucionalistas constitutiva
    -1 contendrá convenza convertidas copos cortafuegos cotidianamente counter covadonga criminalización cristalinas cromos
    -1 cronológica cuantitativo daenerys dany dat deadpool decana decenio declarara deformaciones desavenencias desconecta
    -1 descubrirlo desembarcó desplegada destrozaron devorar dh diciendole didier diezmo dior dirigirme disfraza distinguirse
    -1 distritales disturbio divulgado dizque doha dollar donando dum dw dársela eb ecoturismo ecuatorianas edna ejecutarse ek
    -1 electrico electrón eliminará emigrados emile emplazado encabezan encendiendo encomendado england enredado enterada
    -1 enteraste enumerados envueltas equipación equitación erizo errejón escolarización escéptica especulando especulativa
    -1 esperanzador esponjas estabilizador estallaron estefanía estufas etiología evangélicas everett exclama exhibiendo
    -1 experimentamos explícitos extrajo extrañé fabulosas falangistas fallé fariseos farrell favorezca ferrero fighter
    -1 filosofías finalice foo foráneo frey furgón führer galia gardens gastaba gladiador godfrey gomera gone grandiosas
    -1 gratificación gravamen grites gro gualeguaychú guiará habeas hablándole habran hanson hash havana heinz heterogéneo hize
    -1 hobbes hogan horn hornear hotelero huasteca humoristas ibuprofeno idolo ilimitadas imputan ina inclinados incurrido
    -1 industry inequidad inexperiencia ingrato inmadurez insensibles inspectora instalen instituyó insufrible interrogó intimo
    -1 inusualmente invaluable inyecta jk joderme josephine juzgará juzgues kepler kuala kumar legionarios letrados libertadora
    -1 linfoma lirios llamemos llenaban llenará logica logísticos lose lucharemos lumbreras lumen luminosas luthor macdonald
    -1 maltratos mandala mandarlos mansion mantendremos manufacturas marchaban marchen marcianos markus martillos meditaciones
    -1 meditando mejillones melancólica memorando menstrual mercadillo mh michoacan mies mint mitigación miño moldear
    -1 moleculares montaba mordaz morsa morty mosul muleta musicalmente mustafa mutilados mutis móstoles nea necesitáis
    -1 nefastas neuronales niñito normalizado norteños notación notarios nun ofrecerán ooh oportunos orbital organigrama organo
    -1 ornamentación ovino paliativos panelistas papelito paralelismos paranoica pasivas patillas patrice patton pectorales
    -1 pegaso pelee penso perdigones perdonamos perrera pesebre photos pianos pichón pigmento pille pirotecnia pise pisotear
    -1 pistón plebeyos pobrecitos poderse poseedores postergar posteó potrero pozuelo ppt prescrito preserva pride prison
    -1 probadas progres progresivos prolijo propongan propulsor prostíbulo pucho pull pá pásate pía quehaceres quie quintos
    -1 quispe rancia raoul rashid rate rda realzar recibirían reclutando recojan recolectando redondeada refinados reflejadas
    -1 regalé reincidencia releer relevamiento rescisión restringidos retiramos retrógrado rfc ridicula riel rodillo rowling
    -1 sabbath sabrosas sacate sagunto salvatierra sandwiches saturados saunders schumacher seal seen seguira seiya semillero
    -1 sepia silbido silenciosas simplifica sj solistas sons soñada spurs stuttgart subgrupos submarina subnormal suboficiales
    -1 subsiste subway sucumbir suplica susurró tacho tamal taurina telaraña thalía tian tomillo tomá trabajados traia
    -1 transformadores transformados transmitía trazando triunvirato troncal trágicamente tuitera turkmenistán tw unipersonal
    -1 veladas venera vertiginoso vibrantes viciosa videoclips visitarlos vislumbrar visualiza vlad volvera volverla vorágine
    -1 votaran votaste wake wolverine xenófobos yorker yunque zeppelin zig abandonará abolido abominación abordados acequia
    -1 acertó acogedora acompañarla acostumbré actualizacion agobiante agonizante agravó aguiar ahogan alardear alce alegado
    -1 aliciente alojan alquilan alternan alud aly aló amancio amaral andabas anecdótico angels anglosajona angustiada anotaron
    -1 antisemitas apaguen apareamiento aplaudieron aplaudió apremiante aprovechaba apéndices aqu ariza armería armonizar
    -1 arraigadas articulista asalta asambleístas asar aseguradas asegurate atmosférico avales aviadores avivar bachata baleado
    -1 banamex barcas bañados beneficiadas berrinche biologia biógrafo blindada bomb boone booth braille broncas burdo cajal
    -1 calaña caldero campesinado canastas capturando carabinero carcelario carguen carioca cariñosos cebrián cegado
    -1 centralidad centígrados challenger chela chocando chulos cinética cisternas cochrane coe colibrí combatirlo componiendo
    -1 concepcion conectores confirmaba considerara constatado contentas contratas convenir coop corbatas crecidas
    -1 cronológicamente crown cruzaban cuca cueto cuidará cultivados currar deb debbie deck degrada dejarías demon deposición
    -1 depositó derogado desarollo desarrollaban desbloqueado descalza descargó descartando desembolso desgarro destructivas
    -1 destruirá diciéndote digáis dilucidar dimension direction discriminados disparaban disparada disperso diu div dixit
    -1 doblegar donato dramaturgia dry duodécimo duplicación durara dwayne dámaso eat ejecuten ejerzan elder empeoramiento
    -1 empezas emprendida emulador enfureció enterró enviaran enviaría erróneos escondo escuadras escucharse escupiendo
    -1 esmaltes espartanos especificó especifique esperara esperará espirales estalle estampida estrategas estreñimiento
    -1 estupor etnografía evaluó evitaba exhausto expertas explicaré explotaron exponga exposicion extrajudicial extraoficial
    -1 faltante fariña favela ferrara fes fibrosis fil filmaron finch florero fome fomentado formándose frenética frondizi
    -1 frontón frustrar frutilla fueramos fugado fundamentado für gael ganaran garantes gasolinas gatas genuinos geoff
    -1 geométricos gilles girardot glacial goal goleadores golpee gonorrea gorros grababa grabé grafiti granma guayaba habemos
    -1 habidos haciéndolos harding harias hayden henrik hexagonal homologación hook hush huso huía iberdrola ibéricos imperiosa
    -1 inadecuados incapacitado incomprensión indico indigenas ineficaces infringe ingeniosas inquietos insecticidas insinuó
    -1 integraron intercambiables interdisciplinario investigaba ita items jd jubilar jubilarse jugábamos kahlo katana kerala
    -1 kind kombat ks ladran lafayette lagartija largometrajes latencia lavó layla lb leg legalizado leonesa leídas libretas
    -1 liderazgos lirio llenarlo llueven lluviosos loss loteria madariaga malone manaos manchadas mania manipuladora mantención
    -1 mantenerlas marginadas mariel masoquista mela memories mentores mercer merezcan meritorio metalúrgica mets mida mides
    -1 mildred mission mocho mods monaco mondragón monitorizar montadas monárquica mortalmente moza muchisima murakami muuuuy
    -1 mánager napolitana nashville native navia nb necaxa neurología neutrones nie ninos nitidez novedosas nylon ocultación
    -1 ocuparme odies olvidara omnipotente ondulado orbita ortográfico ostracismo pagaremos paige paparazzi paraban pardos past
    -1 pasteur pci pedis peldaños penetró pensativo percató perdonad perecieron pernambuco picaduras pijamas pimentón pinchazo
    -1 planifica planificando plantaron planteamos platinum podríais pomelo ponlo porcino preferís preparador prescribe
    -1 presentarle presentarles preventa primacía proclaman progresismo prometemos promos provea prófugos purificar py páramos
    -1 ql quejaban quemaba quitaran radiología rahman rece recen recluso recopilando redacta rede reemplace reeves referencial
    -1 registramos reglamentarias relajados relevado renovaciones repites repuesta repugna rescataron resentimientos reservo
    -1 respetó respondería respondio retoques retroactivo retrógrada revelaba reventado reventó revisadas revisarlo rider
    -1 ridiculez ridiculizar ridículamente rigurosas rioplatense ritchie robarse rohan rotaciones sabine sabrosos safety sagan
    -1 salar sandeces santurce satánico saxo secarse sedán sepultados sexistas simbolizan sintamos sistemáticos snyder socavar
    -1 sofisticación sofocante soi solitos soma sonaban sonara springer steele sts subirán sugerimos sumaba superamos
    -1 supervisado surinam suscribió sustentado sándwiches talar tapias taurino teman temblaba tianguis tica tiflis tomarlos
    -1 tonight tonteria tops torra torrenciales torsión traicionando transgresión trazó trigésimo tripulaciones tripulados tung
    -1 uhhh unc upper uri uterino vacilar vall vayáis vaz vegana ventanillas verrugas versículos vet vetado vigil vinculantes
    -1 vitrinas vértices wanted weaver wenceslao whole wings zonal zumba ñuñoa ópticos abrazaba acabes accedan acepciones
    -1 acompañarte acorazado acosada adaptó addison aderezo adultez advertimos afganos agustinos ahre ain albergaba alejate
    -1 alinear almejas alondra alpargatas alteradas amamantar amaro amarrar amin animadora animé aniversarios antibalas
    -1 antioqueño antojos antologías anunciaban apuñalar araceli arenisca argot armonías arrecha arreglas asimétrica astutos
    -1 atrevía atribuirse australianas avalar avery axe bachilleres backup bailado bajarte bajío baptista barrow bartolo bastar
    -1 bato bautizar bbs bengalas binaria bizantino blind bobadas boliches bombardeado bombillas brecht brownie buenísimas
    -1 bulletin burlaban buscaste button calambres calurosos cambiarlas campanilla cantes capitol capri cariños carlton
    -1 carmelita carpenter carretilla cartes cartulina cassie catacumbas cate categorias cazado cedric celibato cer cerrarlo
    -1 cerrito cerámicos cesare ceta checar chelo chez chévere circule claman clasicismo clement clonación coast cofrades coke
    -1 committee compania comportado comprarlas compulsiva comunicativo concretarse concurrió condestable conflictivos
    -1 congelamiento conocerle conseguirlos conseguirse consultarse contagiado contemplada contentar contrastan controlaban
    -1 controlarse controlas controvertidos convencerla cooperando coordinando corregirlo corrigen cortocircuito cosmo cozumel
    -1 craso cria crossover crustáceos cuantitativos custodios cálmate cánceres debilitada debilitando debio decaer
    -1 decrecimiento defensivos demande democratizar denigrar denunciantes derriba desagrada desbordado descalificado
    -1 descargarlo descubriste desechado designan despidan despotismo destaco destinará destruirla desviarse devorado dg dhabi
    -1 diabético dibujaba dieu difundirlo discutidos discúlpame diseminación distribuyeron diurna divergencias dn donada
    -1 drogada durarán déjalos echara echegaray economicas egg ejercerá elegirán eliminarlos embriaguez encabezando encerraron
    -1 encontrarlas enfocó enseñé entel entry enviarla envidiosos epistemología epitafio erudición escarnio escroto eslava
    -1 espacioso esparce espasmos especificados espigas estambres estancados estarse estresada ethernet exalcalde exaltado
    -1 expresarte expulsiones faciles faire falcao faltantes faraones faroles fastidioso fcc fear fehaciente ficticias fiji
    -1 fisiológica flotan fluyendo formativas fortune forward fundamentalismo galarza gavilán gemir gentilicio geólogo
    -1 gigantescos ginger golondrinas gospel gregor grifos haberes hac hacendado haddad hagen har hemiciclo herbalife heredados
    -1 hicks hidratos hidrográfica higo honorífico hoover horquilla htc humillada iluminando imitador implantó imponía
    -1 impositivas impotentes impregnado incitan incoherencias incongruencia incursionar indecisión indefensión indonesio
    -1 informador inhibidor inhibir injustificable inoportuno intachable internacionalista intra introduzca jfk jing jodo
    -1 jubileo justificable kathleen kin kv laca lastimada lebron lejía leto liang libio libreria limpien linajes lingotes
    -1 listen literas llevare llevarles logic looking lowe luck macbeth machetes macrismo madriguera malhechores manicura
    -1 mantilla maverick mayorazgo mazmorras mec mejoradas mejorarse merluza mezcle midió mientan milanés milonga minuta mirara
    -1 mirarnos mmmmm modificarse monclova montecarlo montejo montículo monóxido moquegua moribunda morillo mostrarán motivadas
    -1 movidos murat máx nacionalismos nal napolitano narcotrafico narrando necesité negri neri netas nichols nielsen
    -1 nivelación nous novedosos odín ofrecería oligarquías olive omitido ones organization orientan oriundos ornamental orugas
    -1 ostentaba otis pactada paquita pasate patrullaje patrullar peje pelucas perdáis peripecias persiga petrolíferos peñalosa
    -1 pidiéndome pier pike pinceles pine pip png podias polarizada policiaca polio poniéndome popper possible posteando potros
    -1 powers poéticos practicaban prats preocúpate presencias prestadas preventivos priísta profesa professional professor
    -1 prohíba prontuario pronunciaron proporcionarle prospección proto protones publicaremos pvem quebrados queensland querré
    -1 quilates quinua quitándole rabbit radicó rarezas razona reajuste recolecta recomiende recopilada recordaban redadas
    -1 redefinir refrigerante regalamos regirá related reluciente rendirte renglones renzo repoblación reputado rescatan
    -1 respetas responderán resultaban reticencia retrocediendo reveladora reversión revocado reynoso riquísima rizo robarme
    -1 sacrificó salomon saludado salvedad sanlúcar sata satisfacciones satisfactorios sct secadora semestral semántico send
    -1 sentando sentida separacion serafín señalamientos ship simétrica sofa solicitará soneto sounds speech ssl student
    -1 sudamericanas sugerente sulfuro sustentada sustos susurra sylvester súplicas tablones taka tano tee temps terminaré
    -1 tiago toallitas toser transfirió transmisores trelew trineo trovadores tunas turbias túnicas uniría urbes urinaria usura
    -1 vai vastas veian vendetta ventilar vereis videgaray visados viviré vocera vulcano vulva wc window xxvi yeon óseo
    -1 abandonaría acrobacias acuarelas acuso adinerada adjudicar afable aferrado agredidos aitor alcanzaban alegrado
    -1 alessandri alimentaba alquitrán altagracia analíticas anclas angelical angosta animalito anticomunista anto aorta
    -1 apegado apetecía aplastó aplicaría apostaría apoyaré aps aretes armonización arriesgarme arrodillado artimañas artist
    -1 asas aspiro astronómicos atanasio ato atorado atormenta atraiga austriacos autorretrato avergonzarse baia bajeza
    -1 balanceada ballester bambalinas bcra beagle bender benditos benevolencia bet bibliotecaria bienaventurados bimbo
    -1 bipartidista bloqueador boi boot borroso brennan buitrago buscaremos buster cabotaje cain calahorra calizas cantú
    -1 capullos caracterizaba carola cautividad celsius cerrarla cesaron chantal checos chivos chola ché circulante citaciones
    -1 cobain colusión comentaban completaron concederá conciernen concurren confeccionado confieren conmemoran conmemorativos
    -1 consigamos consolidados consorcios construyo contadora convencerte convenciendo conversatorio convierto coreografías
    -1 coronaria coyotes crane crearán creeis creerán crudeza culpado dalia darcy dear degradante depositaron desaparecería
    -1 descalificar descartan descarto describa desenfrenada desgastado deslizamientos despedí despegó despreocupado
    -1 despropósito detallando dharma digimon discriminatoria disimula disolvente disparen disputará distensión diurno
    -1 divertirnos dividimos divorció doblan dobló doe dolerá domestica dramatismo dubois dudley durabilidad eaton editan
    -1 educan eee egreso ejemplifica ell emoji empeze empobrecido empujaron empuñadura ena encadenados encarcelada encerradas
    -1 encontra encontrase encuadre endémicas entrantes entregaban entrenada entrevistaron eo eos epstein equivocadamente
    -1 esparcidas esparcido espinacas esporádicos esposado esquivando estableciéndose estimadas estremece estévez euskal
    -1 everton evitaron evoluciones exagero examinados exjefe expiación exploradora exploto extorsiones femoral fiction
    -1 fisonomía flequillo fonsi frederic fundamentación funerarias fut féretro férreo garita gastarlo gorrión grabo guille
    -1 guitar gulag haceme hachís haley harian hartazgo hearts hepático heriberto hinchadas hobbies homenajeado honoris hotmail
    -1 hubieramos hueles humphrey hun hunda huxley hábilmente hídrica identificaba ignoren imaginable imaginarlo impartió
    -1 impecables implementos importantísima imputa inalámbricas inconsistencia indultos industries informatica inmaduros
    -1 inodoros insatisfecho insista instituido intelectualidad intercambiaron intereso interpretaba invencibles irc irritable
    -1 irrumpir jalón jameson jarrón junco jurassic jurisdiccionales knicks kyung laborar lagartijas lamentarse lanzaban
    -1 lastimen lead leonés librada lija linfáticos llamándolo llevándolo lloren longitudinales lucido lucila lx lúdico lúgubre
    -1 magnéticas malgastar mangueras marmota mayra mejorados mejoro mendieta mentirme mentía meridionales miau midas mieres
    -1 minifalda moralista mosqueteros movilizaron multado multiplicador mundano myself napo navideños neoyorquino nit
    -1 niunamenos nostra noticiario ofrecerme omaha oponiéndose oscilaciones oskar paca pactó pami panaderos parecieran parido
    -1 parisino parpadeo parranda pastelitos patch patetico pedregal pegaste pelados peldaño pelotazo peninsulares perceptible
    -1 perfeccionado perspicaz pesando peñón planchado poblamiento poderosamente polenta polinesia pontificio portafolios
    -1 precedieron predeterminado predicho preexistentes prestadores prevalecen primado proclamando prometedores promulgar
    -1 pronostica propagan propensas proyectadas publicaban putada pyongyang qin quantum quemadura quirúrgicos quorum
    -1 radiactivo rami realizarla realizándose rebel recogerlo recortando reduccion reencontrarse reforzamiento regalada
    -1 regístrate relajate reminiscencias remueve renegociación reprimiendo reservaciones restaurador retirarme retirarte
    -1 retuvieron revelará revolucionar robaban robustos robé roe rotar rozar sacerdotisa sacudiendo sag saliese saludarte
    -1 salvarle salvia sarkozy sbs scratch secan sediento seleccionan semblanza serotonina servirían silbidos silvina
    -1 simultáneos sit sith sobradamente sonrientes spark spp stéphane subirte subjetivos subsecretaria sueñes suministran
    -1 tapadera tapados tasación tejedor tejiendo telar televisado temibles tendía termitas thorne thornton tienta toa tormes
    -1 tosco tradicionalista train tramites transantiago trasladadas trasmite trasmitir tratare travesías trepa trillones
    -1 trimestres triplicado triunfan trípode tumbes tunel térmicos tónico ubisoft ulterior uns utilizarlas valerse varon
    -1 verificados vestidor viale vico viet vinculo violacion violin visitadas voss vísceras winnie wireless yepes yihad
    -1 yugular zapatistas zip ínfima óperas óxidos úrsula abarcaba abate abba aberraciones abordo abrazados acabarse acertijo
    -1 aclararlo acomodarse actuarán adoptará agredida ahogarse alaban alexei alfalfa alimentó almanaque almeria alojó
    -1 amargamente amiguita analogías anastasio angina antidemocrático antoje anunciara anything apelativo aplicara aprobé
    -1 aquéllas arbolado armamos arraigados arremete asad asesorado asimetría aspiramos aston asustando atravesaron atrevemos
    -1 atropella aue austen austera australes averiguando ayunas azotó azulgrana bajaría balcon bari barriendo basil batallar
    -1 bayoneta bellamente bentley berga besaba besarme bip bobinas bombos bonet booker borrarlo borrell bowling bromista
    -1 bronces cabreo calabozos calamares cambiarlos canceladas captando cartuja causarle cavando cedeño censuran cerrajero
    -1 charlatán chimpancés chronicle cic circulatorio ciruela clio cnc coexisten coexistir coincidían colador colmado colofón
    -1 columpio commission compadres comparen compilar complejidades conacyt concentradas concurrentes condé confederados
    -1 conflictivas confusion conjugar connection consistir conspirativas constituya contactarse contemple contestarte
    -1 continuemos convenido conversó coquetear corbeta corinto crediticio cristián cucharadita cuelgue cuidarlos cx cáscaras
    -1 cúbico definirá degenerados delegadas delimitado deo desamparo desaparecía descalabro desconectada desenvuelve desfalco
    -1 deslealtad desocupados desperdicia desplegando desprevenido destrozo difuso directriz disciplinarias disfrutemos
    -1 disparaba disposicion disque divergente divierto dogmática doi domar donuts drogadicción dulcemente duma durand díficil
    -1 elio elizalde emblemáticas emitía emm empapada empataron empedrado empeñados encontrábamos encubiertas engañes enric
    -1 enseñaban entierra entregarte entrevistada envasado equivalencias equivoques erecto escarabajos escribanos escucharle
    -1 estandarización estandartes estructurados eucalipto eurodiputados evidenció excedencia excelsior exhibida exo exorcismo
    -1 exploran extrañó federativas fenicios fide fiduciario fijen filmaciones firmé fisiológicas fisiológico flavia forraje
    -1 fortificación forzosos franela frios fugarse gabino galos garantizadas gasten gender gestionando ginecología glas gossip
    -1 grosa gsm guardacostas guardes guias gules habidas haciendolo hands hiena hnos hojalata hombría horace hostel humus
    -1 iberoamericanos idaho ideólogo ilustradas impertinente implacables impreciso imprevisible incendia incendiaron
    -1 inconstitucionales incrementará incumple indecisa indiquen indy ineficientes infecciosa infrarrojos inmovilizado
    -1 instauró internación inundados invente involucrando inyectado isi islamismo islámicas javiera jimi jor juzgarlo kaplan
    -1 kato kendrick kuczynski labradores lamiendo largó latiendo legendarias legos leonid leónidas liberarlo librero llevate
    -1 localizó locomoción logres lok lombrices lowell lumpur mamma mamífero maquillar mascar matriculado meng mentí
    -1 mesopotamia metodológico mexica mezclaron militarismo minnie mitológico molestarme monk montería monótono morirte
    -1 morirás mostrándose muestres multicolor nach nando narró nauseas navegan ness neural nfc nigga nik ninfas nooooo
    -1 notifica nutren oak obtendremos ocasionan ocre ocuparía ofreciera ofreciéndole orgullosas pacha packard pajaro pandas
    -1 pantuflas papiro papis parador parti pasarnos patxi patán pedante pegues peleador peligrar pepinos percatado percatarse
    -1 percibidas perdomo perduran perforado perjudicada pijas pintos pliegos plurales polaridad politización pornográfica
    -1 predican prehispánico prenatal preparas preposición prescripciones prestará prieta primaveras products profano prometes
    -1 promovidas propondrá proporcionen provechoso provida pto pun quejarnos quer quimio quédense rampante rastrea rawson
    -1 rayar realizaciones rebanada recalca recibio recolector refugió rehúsa remando rendía renuncien renuncié repetiría
    -1 reposa representas reservó responderé responsabiliza restaura retirará reutilizar revitalización robbins rompemos
    -1 rosemary rotterdam routers rítmico salvaguarda salvamos sangrante sansón schiller seleccionando sentíamos sigilosamente
    -1 signatarios significando silence sillon sine sintomas sirius skins snap snowboard socioculturales sometiendo sorpresivo
    -1 sospechado speedy sulfúrico sumaban summers supra suv sílice tabernas taburete talismán tapujos taurinos telescopios
    -1 tension tensos tentativas terminaran terquedad tertuliano tibios tier tintero titus tol tonada tool topó tora tornan
    -1 tracks traerlos traicionan transportación trascendentales trastos tributar trino tris troyano truchos truck tubular tuna
    -1 turbante turbulencias tácita tímidamente ub ultraje understand unicas unicornios unit urano uriel utrera valente valían
    -1 vasquez vee vengador venideras vestirte vilma vinculó viscosidad vocablos voices volaban voladoras warcraft warrior
    -1 welles weno whitaker xenófobo yuki zamorano zhu áridos abandonamos abandonarla abdel abecedario abogan abogar abolió
    -1 abrazarte absolutismo absolutista acaparamiento acc acentuado acondicionador acostumbramos acudía acv advertidos aero
    -1 aferran afinidades afligido afrodita albano alejarnos alert along ampolla analizarlo andersen andrómeda ange anno
    -1 anonimo anotan antidrogas apareciste aparezco aplastados apoyarme apreciaba apuñaló arctic arduino ariadna arrolladora
    -1 articulados arto artífices asegurándose asentar asperger ataco aterrado atravesada augurio aunar autodestrucción
    -1 automotrices avec avendaño axioma azcapotzalco bag balmaceda barda barraza bastidor bateador baya besazo bf bj bosquejo
    -1 boxes branca bridget brody burlaba bypass cacerolas calentado calzados canton carcinoma cardenas cardinal cargamos
    -1 carina casanare castrense catalogación catalogados cerezos cersei chorrada chueca chupete clavijo cobramos cocidas
    -1 coello cojonudo colegiala colocarlo comedy comentados comenzaran comerá comisionada communication compareció
    -1 compartiremos comporte compositora comprará computacional concediendo concretado concurrieron conferenciante confiscados
    -1 confronta conmutación consultarlo contempladas converse conviviendo coreanas corola corsa cortesana costuras cuece
    -1 cuestione culminaron curando cutánea darling decid dejándome demográficas denotan dent dependiera depresivos deroga
    -1 derrotando derrumbar desactiva desbordamiento descendieron descubriera desenfrenado desentrañar desestimado desfiladero
    -1 desinfectante deslizarse despeje destornillador determinarán detestan diagnosticada dichosos dictando different dinah
    -1 discernimiento discutan disfrazarse disfrutarán disfuncional disputando distraerme diácono dps
    """
}
