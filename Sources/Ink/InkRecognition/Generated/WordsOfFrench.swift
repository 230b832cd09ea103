/// Words of French in frequent use, each row with twice the binary logarithm of how often they stand in 920,000
/// words of text. Made by Training/Words/language-words.py from wordfreq's data (Robyn Speer and others,
/// CC BY-SA 4.0); docs/develop/licenses.md has their sources.
enum WordsOfFrench {
  static let table: StaticString = """
    31 de
    29 la le
    28 et à les est
    27 en des un que
    26 a pas une du il pour dans je qui
    25 au ce sur qu
    24 par on ne plus avec mais
    23 se vous ça tu elle son y ai ou si sont tout fait nous
    22 comme être bien ils cette faire sa aux même me ont
    21 était été mon ses lui aussi peut deux leur moi ces quand
    20 après suis très tous sans avoir non où va encore alors avait entre temps ans autres dit ma là peu autre france
    19 rien dire monde te fois faut toujours voir bon contre votre avant depuis donc notre sous jamais vie moins dont toi déjà
    19 quoi soit trop
    18 leurs ton toute chez gens juste oui vraiment ainsi as grand pays français mes beaucoup jour quelques comment es premier
    18 sera nos parce personne cela trois homme ici paris toutes vu cas chose doit partie car eu mal première
    17 bonne fin mieux pendant petit puis année cet ceux elles moment place plusieurs pourquoi ta ville jours mois vers
    17 histoire mort sais années fais nouveau nouvelle part travail aujourd'hui compte merci prendre veut état aller cours peux
    17 politique reste veux vos ca celui chaque grande personnes femme nom prix également point seul vais eux lieu lors vrai
    17 droit selon coup mettre serait pense quelque tant avais groupe maintenant maison saint tête étaient aime aurait avons
    17 enfants famille parler suite
    16 assez besoin demande genre savoir société trouve celle côté passe pouvoir question raison sens ailleurs avez certains ci
    16 devant dis jeu soir souvent effet général jean ni partir surtout équipe choses dernier enfin font nombre parle porte
    16 seulement site eau ensemble hommes petite femmes mère passer près quel quelqu'un tes vois aucun loi parti pris père
    16 rapport dès peuvent pu trouver autant face fille fut gouvernement gros guerre niveau passé pourrait quatre semaine
    16 service seule accord article donne donner ligne problème président vient cause crois dieu début exemple fils jeune mis
    16 système air aucune bas centre façon heure heures loin possible projet conseil dernière idée notamment nuit vont étais
    16 argent tour vue êtes
    15 an aura dessus film meilleur corps ensuite forme haut or plutôt the arrive avaient chef europe fort i public tard ayant
    15 main terre titre matin mise plan saison sait type afin ah aide belle choix française long minutes retour situation
    15 sommes vite yeux amour base journée nord devrait donné e etc grâce moyen ordre prend école étant but cinq manière mars
    15 pierre québec semble sujet truc agit enfant ministre nouvelles parfois quelle rue sud super sûr unis vidéo amis art beau
    15 compris gauche livre musique région entreprise jeunes longtemps match permet simple voilà voit chambre deuxième importe
    15 in juin lorsque mai peur plein police septembre sécurité série ancien anglais certaines grands important jouer membres
    15 merde parmi peine presque services tellement époque allez doute force lire marché mot points recherche santé seront
    15 train voix écrit
    14 affaires autour avis cependant développement faites hier juillet millions nationale nombreux parents propre rendre vivre
    14 droite environ fond mec mesure ouais pourtant trouvé abord affaire envie gars laquelle nouveaux octobre pouvez siècle
    14 sortir terme viens voiture ait avril droits françois frère janvier jeux population questions roi venir action club
    14 culture cœur difficile existe laisse malgré milieu of produit programme propos route états derrière direction doivent
    14 emploi feu marche mots mêmes période tel âge armée bois chance confiance croire date dix décembre laisser manque mode
    14 novembre petits plaisir produits rencontre résultats six vas août aurais blanc canada classe commence comprendre demain
    14 demander formation liste photo rôle attention bout conditions esprit espère garde internet intérieur intérêt mouvement
    14 noir origine présente regarde rouge sortie auteur bonjour février ii justice langue meilleure met occasion offre perdu
    14 politiques qualité risque scène sinon travaux voici appelle cadre changer entreprises grandes libre premiers production
    14 semaines vieux connais facile image lien mer photos pire rester sauf source troisième aider ami campagne coupe cour
    14 durant faisait objet oh partout plupart problèmes seconde valeur étude études chacun cher devient données dû etat hein
    14 hors joue lequel montre national particulier penser poste présent publique réponse réseau salle texte veulent appel
    14 celles certain contrôle dois message position république succès économique
    13 activité américain association carte chercher connu création devenir euros expérience filles fonction impression louis
    13 nature putain simplement travers allemagne annonce arrêter bientôt chemin demi différents directeur espace liberté
    13 mariage new organisation passage présence sein sort zone économie bureau compagnie entrée mains moyenne ok pied presse
    13 prise réalité social sorte université utiliser œuvre accès commission différentes dimanche départ générale lit marie
    13 mauvais numéro puisque regarder soient soleil taux travailler voie acheter afrique attendre bras charge ex finalement
    13 fini haute manger marque moyens perdre pièces pratique sociale victoire vérité ben cherche communauté domaine idées
    13 monsieur nombreuses o payer peuple proche publié quant reçu répondre suivre administration auprès code demandé entendu
    13 faisant gagner honneur journal matière ouest permis rapidement retrouver résultat sept soirée sol sport téléphone
    13 version and armes arriver arrivée coeur construction devoir double information midi mission moitié page particulièrement
    13 pièce pourra prochaine prêt rend technique union voyage énergie éviter arrête articles bord combien continue contraire
    13 courant derniers devait entendre faits faute fera finale heureux impossible joueur longue nécessaire paul porter pouvait
    13 samedi sang second style sérieux terrain villes église comprends créer décision défense désormais frais hôtel instant
    13 livres majorité modèle obtenir outre paix puisse rappelle solution tandis actuellement assemblée bande commencé commune
    13 comprend contrat faux forces groupes international morts note suffit total tôt vol voulu éléments avenir bons critique
    13 dehors dernières devenu directement discours dur explique forte fête informations joueurs maître personnel petites
    13 premières preuve prison propose vendredi éducation adresse apprendre attaque avance ceci court dos endroit essayer
    13 exactement grave huit lumière meilleurs médias retrouve régime toutefois activités arrière bonnes commencer commerce
    13 complètement faite films grosse habitants michel montrer physique quartier rendez telle territoire unique vente via vis
    13 appelé arrivé changement concernant connaître cul européenne lettre lieux lyon parole pieds principe prochain projets
    13 radio relations règles table vaut édition élections
    12 analyse arrêté assurer carrière chine commun couleur disent durée erreur espèce faible importante km large lundi
    12 mauvaise membre ministère montréal neuf objectif pro probablement relation rendu respect responsable secteur soutien to
    12 tomber utilisé vacances actions al allait américaine change con concours couple course différence décidé fonds fou
    12 gestion juge mesures mme mètres normal ouverture poids réussi sert sociaux suivant suivi taille viennent village visite
    12 voulait voulez absolument bref ciel clair combat comité continuer dirait fallait mm mémoire ouvert protection revenir
    12 signe suisse tenir tient trucs york album ancienne anti attend bah cinéma crise david espagne expliquer garder
    12 généralement historique industrie maladie militaire mondiale médecin permettre philippe prends russie soi tiens valeurs
    12 vote vouloir écoute île animaux application banque chanson département environnement ferme final internationale macron
    12 maire opération parc parties pleine pose raisons seigneur sorti traitement visage véritable écrire anciens avion calme
    12 chien cool eh enquête envoyer facebook images italie ligue limite parfait port professeur seuls transport vitesse
    12 étranger américains charles cheveux dollars dossier hiver hôpital importance joué lutte marine ouvrir pression puissance
    12 religion st stade théâtre volonté vraie élèves évolution adore belgique camp drôle débat etats john oublier pauvre
    12 propres regard représente revient rêve science souhaite touche travaille utilisation voulais étudiants absence amérique
    12 angleterre blanche capable changé cité clients connaissance coups delà end habitude jacques poser principal publics
    12 royaume russe référence sciences secret tombe top totalement usage week émission auraient beaux chaîne chinois classique
    12 comptes concerne contact créé dame direct divers effets envers expression facilement fer fil froid frères futur gaz
    12 lignes malade nouvel pareil parlé privé procès rapide réseaux réunion révolution tableau tendance vingt vit atteint
    12 boulot bébé choisi communication côte familles fasse finir gagné goût humain lettres lois londres madame oublié
    12 parlement peau surface tels uniquement vendre venu victime écoles élection épisode équipes évidemment aimerais allemand
    12 appris arrêt avocat bonheur budget caractère certaine choisir compter connaît consommation cru dedans découvrir
    12 enseignement hollande laissé lendemain lu magnifique mari musée populaire prince province ps rentrer ressources retraite
    12 revenu sac secrétaire siège sources supérieur surprise u vent acte bouche capacité centrale chaud contexte dessous
    12 disait extérieur faudra gueule hauteur naissance nicolas né opposition ouvre pages processus recevoir recherches
    12 rencontrer rire réalisé salut secondes servir sœur utilise victimes vin actuel approche candidat capitaine capitale
    12 croit désolé européen faveur front marseille mérite noms noël papier portes présenter prévu regardez sites sociétés
    12 tribunal télé accident courage dites entrer envoyé etre festival jeudi journaliste meme nul perte possibilité riche
    12 régions sainte seraient serais termes tuer unité établissement
    11 anniversaire belles bruxelles café chat chiffres coin couleurs el faudrait identité intéressant lance largement martin
    11 mets mi moindre no parcours parfaitement partage partis pont protéger préfère remettre responsabilité scientifique somme
    11 sujets tirer titres vidéos violence voire élevé aimé appeler attends beauté bleu buts champ conférence cuisine côtés
    11 danger député foi football google intérêts lycée maisons mercredi milliards mourir objets opinion participer personnage
    11 places planète québécois retard savent sexe situé tenu théorie verre actuelle agence artiste artistes assurance autorité
    11 avions bus certainement citoyens clairement collection conscience content croissance célèbre davantage distance détails
    11 entier exposition extrême figure imagine influence lecture maman masse matchs moderne mur noire néanmoins pensée privée
    11 propriétaire propriété quitter quotidien risques soldats triste tué twitter vert vide âme échange élu énorme événements
    11 actes atteindre bizarre catégorie communes conseils contenu dommage découverte empire entièrement espoir existence
    11 exploitation fonctions malheureusement mardi offrir prennent religieux rome réserve section sent signifie sociales
    11 spectacle techniques algérie allons appareil auront britannique chargé château crédit disant don découvert empêcher
    11 entretien furent gagne immédiatement incroyable jeunesse liens machine militaires méthode naturel opérations revue rose
    11 règle salon silence su sympa traité univers venez vice vision écran acteurs augmentation auteurs bretagne bruit
    11 classement conseiller docteur entend formes franchement génération héros mecs personnages pourraient raconte rappeler
    11 reine rejoindre ressemble roman régulièrement star structure textes tiers voitures économiques écouter étape ajouter
    11 avantage bataille boîte capital certes cheval client conséquences dangereux danse documents défendre exercice françaises
    11 institut intervention locaux logique milliers monter ouverte palais passant principalement proches reprendre revoir
    11 robert réaliser récemment savez sentiment soin statistiques statut sélection sûrement tente types vivant web zones
    11 étrangers arts baisse besoins candidats claude collège construire domicile efforts employés examen humaine max moteur
    11 officiel ouvrage partager participation patron permettant possède pourrais principaux préparer rentre revenus réduction
    11 réel réforme souvenir suit tenter test transports utile achat bordeaux bâtiment cerveau civile commentaires concept
    11 disposition députés envoie fortement humains indépendance japon justement lancer matériel montant nations nommé notes
    11 oublie paraît parles quatrième quitte réaction réduire répond sentir sourire tourner van agir alcool amie arme autrement
    11 battre cartes coût différent disponible fleurs iii indique intention jardin lac marc minute mondial obligé patrimoine
    11 pensez phase publiques rare soins sois supérieure séance séries thomas tv urgence vécu you élève accepter agent
    11 agriculture allé améliorer attendant auto cancer championnat chasse complet complexe concert constitution déclaration
    11 développer essaie fn forcément gérer heureusement impact inscrit joie kilomètres laurent lesquels local michael métier
    11 nez obtenu occupe pensé prises profiter présenté revanche sauver savais scolaire spécial totale troupes trouvent
    11 télévision vieille événement accueil agents aimer aurai autorités bernard biens bordel cadeau cent chefs co colère
    11 condition conduit diverses dormir dépend eaux espèces excellent ferait foutre hasard http importants jaune jolie jésus
    11 longueur minimum moments morte musulmans numérique nécessaires permettent phrase pointe porté principale professionnel
    11 proposition publication secours sommet systèmes us électrique œil acheté acteur ajoute arabe assure augmenter bar blague
    11 champion chute complète compétition crime croix description devraient difficultés dure dépenses efficace essayé
    11 européens fiche garçon histoires interdit issue journalistes juifs mille pain paroles pensais perd plans pouvons
    11 pratiques quelles quels repas résistance soutenir suivante terminé vêtements échelle aimes appartient aéroport canal
    11 chier chiffre comte constitue contrairement défaut enfance estime gare glace hommage humanité info intéresse logement
    11 maximum meilleures nice piste plage policiers post pouvoirs procédure produire proximité précise prêts restent signé
    11 station stratégie telles terres tourne volume voyez égalité élus boire chômage claire clé comportement congrès critiques
    11 demeure discussion distribution division dr définition effort importantes langues mandat montagne médecine net noirs
    11 nourriture pape parlent phénomène portant portée précédent prête refuse rencontres reprise représentant répondu sale
    11 tenue toulouse œuvres
    10 amoureux animal appartement bateau bilan blancs cabinet cap classes considéré demandes devenue disparu donnent douleur
    10 décès démocratie emplois espagnol faim formule lait lancé lune marqué office ordres peinture printemps profit programmes
    10 rencontré restaurant retourner rues scientifiques seine température up véhicule alain allemands andré apporter arrivent
    10 balle barre bibliothèque climat conflit difficulté essentiel euro exception extrêmement for forêt frontière gratuit
    10 génie henri honte invité islam locale menace mettent mobile mouvements occuper orange pauvres payé présentation
    10 présidentielle quantité race rares reconnu réellement sarkozy solutions thème tours usine vincent aient ambiance anne
    10 annoncé aventure blessé central contient daniel dessin duc décide déclaré défaite empêche erreurs finances finit fous
    10 fédération huile inquiète israël james littérature messages min médecins métro nation oeuvre penses placé pq proposé
    10 rapports relativement rivière robe réalisation réponses salaire soeur toucher traduction tranquille trente vérifier
    10 écriture épreuve étoiles académie auparavant basse black brésil chaleur commande commentaire concurrence conduite denis
    10 discuter doigts détail essaye fit fruits haine heureuse humour informatique interne lesquelles légende magasin monte
    10 montré organisé parfaite pc pensent plaît postes préféré rang recours reprises retrouvé réflexion sentiments souvenirs
    10 tradition travailleurs veille verra vienne vive élément épouse établissements aiment alliance apparemment arbre aspect
    10 attendu auquel bac bel composé conception décisions engagement ennemi euh fonctionne fonctionnement impôt individus
    10 initiative inutile investissement maintenir maroc modèles naturelle objectifs papa passion pourront professionnels
    10 profil proposer préparation record remplacer respecter richard royal savait serai souviens sérieusement travaillé unités
    10 uns électricité apparaît avoue belge blog canadien centaines champs changements chapitre circulation conduire considère
    10 conversation correspond coucher crée devrais di entends entraîneur essai financement fr gentil infos institutions
    10 japonais jugement limites marcher monnaie murs nantes neige nucléaire peter pluie pote primaire promis reconnaissance
    10 riches rythme syrie tue ue uni vélo ya échec amitié associations bain chances construit conséquence dents devons dirais
    10 doux enceinte fans laissez langage lille légèrement mange original pen perso philosophie plateau pouvant principales
    10 professionnelle quasi remise russes récupérer réduit résidence salariés semblent située talent tombé tourisme traiter
    10 venait vendu venus vrais étrangères apprend archives arrêtez bravo chansons commandant commercial convention couche
    10 couverture dispose document domaines déteste empereur fier george grosses impôts italien lever mini méthodes option
    10 orient patrick plantes policier pp promotion précis présents quitté remarque règlement sacré scénario signes socialiste
    10 soyez spéciale surveillance tas technologie tort tournée trou venue voies voisins voter véhicules étudiant affiche
    10 ajouté allemande apporte arabes arbres cache caisse casse centres cm collectif compliqué condamné consiste couper
    10 effectivement essentiellement eut excuse exprimer fermer hausse joli journaux judiciaire libération mairie manuel
    10 million ministres mr officielle one organisme passent passée personnalité princesse progrès prouver puissant quartiers
    10 représentants responsables retirer retourne reçoit réfléchir résumé suffisamment tire vaste voudrais youtube équilibre
    10 accepte alexandre attente by cercle cesse charges chiens connue courte dette doigt douce douze démocratique exemples
    10 fenêtre former fournir frappe grève ha imaginer inde jusque meurtre mises mélange normalement ombre personnelle pilote
    10 plat repris san servi surpris terrible tres établir étage actualité agréable asie avancer avantages bienvenue bête
    10 catholique champions chaussures chrétiens cible city devra donnée décider décrit endroits format génial installer is
    10 jambes lieutenant live lié locales magazine marchés nulle oeil olivier partenaire particuliers patients performance
    10 plainte portable portrait prenez preuves rouges routes réussir rêves score sors superbe tiré tournoi ventes viande
    10 vierge washington étrange antoine attitude balles batterie chacune christ collaboration colonel commis composition
    10 contente convaincre copine courses devez diffusion différente dirigeants emmanuel entière essence fondation guide
    10 immobilier impose imposer invite jeter joseph liés normale nécessité officiellement ouvrages poisson populations posé
    10 propriétaires reconnaître représentation régler simples spécialiste stage suppose tom touché usa vivent évident acquis
    10 actif allais automne bloc chocolat collègues confirme extrait financière fixe foule fédéral gay grèce guillaume hauts
    10 immense immeuble interview inverse lol longues léger machines maladies ordinateur os outils pouvais principes
    10 précisément prépare pub pêche rarement re recettes rentrée souci soumis sports séjour taxe transfert turquie vigueur
    10 voient voile w zéro allant apple aurez banques billets calcul caractéristiques chevaux choc civil clés connaissent
    10 disque décret désir déterminer enlever entraînement expériences fabrication fermé garçons georges harry iv lourd mener
    10 micro mont morale niveaux obligation officier poche prenant prénom regardé rock réelle solide tentative vallée égard
    10 émissions accepté agricole appliquer attaquer autorisation bases circuit courir débats déclare déjeuner délai efficacité
    10 employé ennemis experts fan feuilles go idéal individu intelligence loire luc mention mettant née offert organiser
    10 partenaires pause portent propositions quart remis resté ridicule réputation secondaire seules soucis studio sucre sénat
    10 tenté trafic utilisateurs venant violences voisin échanges électeurs étudier
    9 affirme angle appui attaques auras berlin big billet bière bâtiments cacher chère clubs compétences coupable culturel
    9 cérémonie debout disais drogue découvre détruire enfer européennes frontières gardien genève geste it jack juger majeur
    9 meurt mène notion pardon participé possibles poursuivre pousse raconter relève règne récit salles sommeil suicide tome
    9 traces tâche ultra établi accueillir alpes associé atelier automobile charte christian cinquième circonstances
    9 communautés connaissances conserver deviennent do donnant définitivement démarche foot gouverneur gratuitement incendie
    9 interprétation journées juges julien juridique leader love luxe man manifestation manifestations marques moral multiples
    9 municipal noter parlant particulière plait positif procureur prof pré pétrole repose show simon siècles strasbourg
    9 suivantes traite utilisés vague abus active aise anciennes appareils bat citoyen commissaire compagnies convient
    9 coopération degré disponibles dite drapeau détruit eric essais franc fuite gamme institution invités lunettes messieurs
    9 mine moscou news obligatoire op paradis potentiel pousser remarqué repos reprend royale sec semblait sondage standard
    9 trouvait trésor z électronique évidence alerte architecture baiser bourse chambres comparaison conneries connus coûte
    9 crimes cycle destination dossiers douche explication exécution falloir fausse fonctionnaires formé fortes franco fêtes
    9 henry inscription ira libres lèvres madrid mail montrent my offres oiseaux oreilles organisations outil paiement
    9 parisien parlait poissons profite profondeur précédente publicité publiée queue quinze refusé rejoint religieuse
    9 représentent régional résoudre réussite sexy situations souris sûre termine tests tir tonnes traduit témoin témoins
    9 utilisée échapper achète adultes alimentation apparition armées arrondissement artistique ballon bio branche caméra
    9 chercheurs combats conclusion contrats contrôler corse couronne curieux dialogue dispositif découvrez engagé etait
    9 excellente facteurs fameux feront fillon financier grec habite historiques humaines ingénieur laboratoire laissant
    9 lancement larmes libéral liquide lot lutter légère manqué matières mauvaises montpellier médicaments occupé olympique
    9 patient paye pensées positions prime prévenir puissent pur remplir rupture secrets ski solidarité sombre suivants
    9 suivent supporter supprimer temple territoires transition têtes vies voyons îles amélioration ange augmente australie
    9 bleus bouger bouteille catherine catégories considérer corée cou critères croyez destiné directe disons dizaines
    9 développé engager favorable feuille folle forts fortune horreur indiqué installé introduction jure liées logements
    9 magasins manche miss montage montagnes montée morceau morceaux navire océan perspective piscine poursuit pouvaient
    9 présidence rappel rapporte restera reviens résolution saisons signature street symbole tension thèse troubles trouvez
    9 utilisant ventre virus voler écrivain équivalent abri accompagné accusé adopté appels bureaux business cellules
    9 christophe combattre commencent coté couvert culte culturelle difficiles digne disparition dépôt faisaient fidèle graves
    9 hâte industriel installation internationales intégration job jury lis los lâche lève missions médaille ménage odeur
    9 participe peuples pitié plante portugal poésie priorité probable ramener refus rendent richesse révèle sachant sensible
    9 souffle soutient totalité trump vise with éditions actrice aides aimez arc assuré attendent balance blessés causes
    9 charlie classiques comédie corruption croient crème degrés demandent dispositions extension fins folie forum féminin
    9 garantie honnête hypothèse industrielle indépendant licence manquer mexique naturellement normes oreille parallèle
    9 profondément provinces précision prêtre pure raté regrette rennes roy réalisée salaires sexuelle sportif spécialement
    9 spécifique structures technologies toit voté yves écart actifs adulte anglaise applique assis battu cf chemins chronique
    9 connait cons contribution copie cultures dessins destruction devaient diplôme enregistrement envoi espaces espérer
    9 existent extraordinaire faibles financiers fondé foyer frappé fruit guy horrible humeur immigration inconnu innovation
    9 jouent littéraire longs magique maintien malades marrant maîtrise mécanique pars participants paru permettra populaires
    9 publier pute remarquer remonter renseignements restauration romain réalise sable sarah sel supplémentaires suprême
    9 syndicat sérieuse terminer toile tourné transformation témoignage vainqueur vues énormément étoile évaluation évêque
    9 abandonné adaptation adjoint agissait alex appelée avenue axe boite calendrier canadienne champagne consacré convaincu
    9 conçu cousin différences drame durable dynamique déplacement expert fallu fermeture fondateur frank future galerie
    9 indice interdiction iran major mines nécessairement organismes organisée paie papiers pascal physiques pierres pis
    9 placer plaque pop privés profond qualités refaire réactions réalisateur rédaction sauvage scènes secteurs seuil signer
    9 solo supplémentaire team trace vins visible visiter voyages voyant épisodes abandonner accent animation annoncer aspects
    9 attirer bassin basé boutique canon carré carrément casser ch chapeau chris col courrier créée côtes destin discussions
    9 diversité dizaine déchets dépasse engage fout frédéric hyper intermédiaire intéressé logiciel loup marge maurice monaco
    9 médical métiers oncle parlementaire personnellement poète préciser rends réfugiés stop stress travaillent utilisent
    9 villages visant voulons élevée équipement accéder aille alliés amoureuse apprentissage assistance atmosphère attentat
    9 barcelone bombe cadeaux cadres capables charme cite com commerciale comporte copain coûts dimension dingue discipline
    9 défi effectuer expliqué facteur gagnant gouvernements hautes hey identifier intelligent italienne justifier kim leçon
    9 limiter liée mac majeure maria marre mit mystère méchant nationales opposé orientation originale origines paquet passes
    9 paysage pertes pistes pleurer potes prisonniers prouve provence présidente pôle quasiment recette reconnaît red remonte
    9 représenter retrait roger réception soldat victor visiteurs étions amende amener aménagement américaines applications
    9 atlantique atteinte autonomie autoroute campagnes capacités chanter chanteur chers chevalier commandes communiqué
    9 constater continent destinée diable dirige dise disparaître départements faisons ferais fleur francs free fusion gris
    9 juif lecteur luxembourg marins matériaux milieux militants modernes motif métal météo naturelles obligations obtient
    9 oubliez ouvriers passés pauvreté possession pratiquement provenant prévue refuser remplacement remporté retenir
    9 répartition sache scandale sncf suède taper terrains terrorisme terroristes thé titulaire tunisie verts video vivement
    9 équipage étrangère êtres absolue adam adversaire aidé albert all apres associés audience autriche canadiens censé citer
    9 composée comprennent conflits conséquent contenant correspondant dates design documentaire enregistré explosion fac
    9 faculté faisais fiscale fondée formations gorge guerres généraux ignore indispensable intéressante investir joyeux magie
    9 modifier médicale nationaux nettement nuits open ordinaire paire personnels pleins pologne poursuite prit promesse
    9 registre relative rempli serez servent sortant souffrir soutenu suivez suppression tournage transformer trompe val voila
    9 voyageurs écrits émotions étapes accords alimentaire annuel apparence autrefois bill bob bruno bénéfice chaînes cherché
    9 clinique communiste concentration connaissez couteau dieux doucement dérange ed ferai fi file fleuve gras générations
    9 gérard hockey inscrire instruments internationaux intervenir intégrer intérieure lecteurs liaison limité mangé marketing
    9 migrants miroir nu officiers organise paraître partenariat performances plateforme procédé propriétés préfecture préfet
    9 présentent renforcer rené respecte rhône référendum régionale réservé sensation support syndicats séparation vend verte
    9 victoires voudrait écrite électriques élevés émotion étonnant
    8 acquisition africains agricoles amateurs apprécier arrivés attendais avocats bouge chargée cherchent choisis collective
    8 collègue constate couples couvre croyais dominique dommages défend désert déçu enjeux enseigne esprits feux frapper
    8 gardes gilles gloire héritage implique industriels inférieur instruction jugé julie jus kevin kg latin limitée livraison
    8 maillot mario mark marquer mettez moto oiseau olympiques onze parisienne parlez plastique plate privées prière
    8 producteurs profession profonde pseudo recrutement religieuses remplacé réponds réunis salope sauter signal sièges
    8 sortent souffre tableaux thierry toilettes tony tués unies universités vi villa volant ère éditeur accessible age ali
    8 ambassadeur autorisé caché carbone cellule chantier chapelle chinoise civils communications comparer connard conseillers
    8 conservateur constituent descendre devoirs dira due duo effectué entraîne estimé exclusivement familiale fc fixé flics
    8 forcé fédérale gamin global générales hop horizon hésite inspiré intitulé iphone joe maritime mignon nan normandie
    8 négociations parisiens passait pensait prochaines précieux quelconque rayon saisir scolaires semblant similaire stars
    8 steve subir terroriste tester transmission témoignages universitaire vertu wow écris équipements évoque accompagne
    8 accompagner adopter adoption apprécie assister aveugle baisser best beurre biais blessure boucle bulletin candidature
    8 catalogue chant coach consommateurs del der devais diriger dîner essayez excuses favoriser fiction finance financer fine
    8 flotte forcer froide fromage guère ile incapable installations inter investissements issus jette jo laissent lion marin
    8 marié masque massif mentionné milan monté moteurs musulman navires nomination observer occupation opéra ose partisans
    8 peintre personnelles pot présentée racisme remercie récente répète sage savons session sophie sortes souffrance
    8 supporters tarifs tempête tennis violent voulaient épreuves abbé acier adapté allée amateur amené angeles appartenant
    8 appellent apporté argument automatique cardinal chante chaude communiquer consulter coupé définir enseignants entré
    8 exemplaires fantastique fenêtres game géant indépendante islamique libertés légitime mensonge mike ontario orléans out
    8 partagé perdue personnalités positive producteur précédemment prévention périodes real rentré reportage restes rio seras
    8 solaire sorties subi sénateur tapis taxes traités trouves viol accueille adapter affronter africain africaine ailes
    8 alsace arbitre arguments arthur attendait bandes banlieue be blessures bleue bonus bouffe bénéfices camion camps
    8 ceinture cents charbon chats chrétien compétence confirmé conférences conseille considérée constitué couvrir da dan
    8 donnez dons décédé déplacer déposer développe entraîner environs express exprime flux fréquence instrument ivoire
    8 lumières législatives légumes maîtres mineurs minuit motifs nationalité nourrir poussé prendra progressivement préparé
    8 prévoit relais relever rond ronde références seins situe stations succession thèmes tiennent trains ump vaisseau valls
    8 visiblement volontaire voyager william économies églises étudié accidents administratif administrative admis analyses
    8 argentine at ateliers augmenté avouer basée bateaux bijoux boulevard britanniques bénéficier casque chaise commandement
    8 concerts conducteur confirmer conservation couilles dames devenus dimensions douceur débuts décennies emplacement exact
    8 exécutif forment four fourni foutu francophone haha https ingénieurs inscrits inspiration king libéraux livrer mariée
    8 menaces mené métropole napoléon noires observation ondes opinions pacifique parent park patience piano possibilités
    8 publiés quarante quête restant riz récompense réformes réserves sauce scrutin so spécialistes stable suivie tabac
    8 tendances terminée time tissu trône uniforme variété windows world énergétique éthique alternative amène android
    8 annuelle attendez attentats baie bains basket benoît bible californie carton catholiques chauffeur chimie cinquante
    8 comté congo continuent correctement crédits diminuer dirigé distinction dégâts dépasser excellence exceptionnel exercer
    8 fautes fidèles financières forêts golf grenoble gère habitudes habituellement hugo incident irak jules justin lentement
    8 littéralement légale marcel mary municipalité mères navigation norme oblige observe occident onu opportunité parait
    8 partant parvenir passagers passera photographe plaindre poitrine poudre professeurs prétexte qualifié raisonnable
    8 rassemblement recueil remarquable remercier respectivement ressort retrouvent retrouvez rive rois réagir sam smith sons
    8 stupide symptômes tape tenant tombée touristes traverser tromper urbain utilisateur utilisées volumes âgé électorale
    8 acide adversaires agression allaient appelait appelés attaché aussitôt auxquels belges bite bonsoir box caractères cd
    8 chrétienne cités conformément cote créateur diffusé donnera dose débit défenseur effectif entourage explications
    8 expédition faciliter fatigue forfait formidable fraude fumer gratuite inférieure inspecteur intentions irlande italiens
    8 jardins joint laval leçons listes marier master mentir menée merveilleux mince misère nancy naturels négatif ours
    8 ouverts permanente pollution portait poulet programmation promesses provoquer publications recul regardant remet
    8 responsabilités restait réveille sacs satisfait scott secondaires serveur signaler sixième suffisant survie sœurs taxi
    8 traditionnelle trait traverse tribune trouble veuillez vieilles we élite éventuellement abandon abonnés accorde ambition
    8 anges appuie attaqué aube aventures blanches bouton bronze calais cannes catastrophe chair cherchez clan clip
    8 collectivités compromis compréhension conclusions diamètre dénonce exister facture façons félicitations habitant lee
    8 maternelle modification numéros néo offrent parts poil poutine prenne prie précédentes précédents présentes publie
    8 québécoise rage remporter répéter semi serge souveraineté statistique séances tva universel utiles utilité vocation
    8 voisine vs égal accorder achats actuelles admettre affirmer afp apparaître apprécié assumer bail banc bosser chanteuse
    8 chimiques civilisation colonne commerciaux constamment constante craint crier criminel césar danser devront domination
    8 dvd déclarations dépression existait exposé fesses genres girl gosse graphique gâteau indépendants infrastructures
    8 intellectuelle intense joindre las li libérer malheur mali manifestants marne marquée mathieu mien miracle modifications
    8 motivation noble optique ouvertes photographie plafond pomme porno procéder progression proportion présentant recommande
    8 rendus rouen roues rêver stéphane suspect talents toronto trajet trouvera ultime veste viendra vingtaine vols écologique
    8 éliminer épaule évoluer actuels agriculteurs appuyer armé baby baise bancaire bertrand boss boy caroline centrales
    8 climatique colle commerciales complexes conclure conserve contacts contemporain dictionnaire disney durer décor dédié
    8 délégation démission dénoncer ecole enlève entouré escalier externe faiblesse fierté fournit gardé globale grace indien
    8 informer jeanne management manager modes musicale méditerranée oppose options ordonnance originaire parking parlais
    8 permanence pilotes pommes ponts portugais poule pourrez promouvoir propagande protège préserver puissante quai
    8 quotidienne raciste raymond retenu retire robot romans roue récent régulière résume réunions rôles socialistes sondages
    8 soudain stratégique tirage tube var versailles visites volé votes voyait xavier épargne abonnement accusation aile
    8 aimait ampleur apparaissent arrivera attire barbe blonde bloqué boule calmer camarades cassé chicago choisit clientèle
    8 conclu conquête consultation costume crâne curiosité célibataire descente distingue doc duquel dépit employeur excès
    8 failli fausses fontaine fuir fumée féminine genoux guitare habitation hall hôpitaux impressionnant instance interdire
    8 internes jones jérôme livré location logo lâcher manifeste mathématiques menu monuments moyennes mécanisme occidentale
    8 parfum passages phrases pires polémique procédures prévoir pyrénées qualification rendement rivières réduite
    8 républicains révolutionnaire serre sexuel sms soigner soirées spécifiques stabilité statue suggère traitements usines
    8 vapeur vendeur épée abandonne ac aie anna arabie architecte assurances av bol centaine coalition collections combinaison
    8 concentrer connaissais contacter conte couches cris culturelles diagnostic didier dirai doutes dragon découvertes
    8 décrire démontrer esclaves espagnole fabrique familial fatigué fermée figaro flash futurs gain gestes grandi gêne
    8 imagination introduit inventé issu jambe jeté jérusalem louise lourde légal législation manquent ment mesurer metz
    8 monument municipale musiciens nés pile placée prenait prestation profs promet prononcé provisoire prévenu psychologique
    8 purement représenté retiré roche réalisés réveiller satisfaction sauvé similaires smartphone souligne spectacles
    8 spéciales surveiller sébastien séparer tarif trous ukraine unes urbaine volontaires vraies époux évaluer alimentaires
    8 altitude amuser animé anonyme arrestation arrêtés assise attentes automatiquement benjamin bloquer bosse brut caméras
    8 cardiaque carrefour cessé citation codes confort congé connaissait conservé contraintes cuir cv câble destinés
    8 directrice dirigeant donald dépassé dépense déposé encourager exige exigences fonctionner gosses herbe hé industries
    8 intervient intéresser invitation jazz lancée lorraine malheureux masculin microsoft mobiles modifié monstre netflix
    8 obama orchestre pattes pleinement pompiers productions racines ray remplace romaine romantique rugby senti sexuelles
    8 soupe spécialisé survivre symbolique synthèse tokyo tournant traditionnel vagues versions vivants accordé accuse
    8 acquérir aperçu assistant autonome baron barrage brillant béton camille canard case cathédrale causé cave changent
    8 chérie cirque commander compagnon comportements comprenant confusion contribuer contribué copains courts dignité
    8 diminution délit désigne encontre enquêtes esthétique extraits figures ford francophones french garantir germain
    8 identique indiens individuelle isabelle johnny league levée libéré louer marchand maréchal mentale mentionne meubles
    8 mienne montrant médiatique mépris nomme panne panneaux philosophe play prestations prononcer provoque présentés ramène
    8 rapides relatif relatives religions rendue reproche reproduction rigueur robin roses régionales réparer républicain
    8 satisfaire sauvages sensibles sols sonne spécialisée spéciaux supérieurs suspension sénégal tenait tendre troupe
    8 universelle étend œufs
    7 agences alice annonces asile assaut attaquant avancée bourgeois bourgogne canton chimique colombie communs condamnation
    7 connexion connues consacrée courants crainte demandant divorce donna doublé dramatique déclarer délire démonstration
    7 déroule désigné espagnols espoirs espérons expansion extérieure facilité finis fiscal foie gaulle ignorer imaginaire
    7 intensité intégré laver lucas majesté maritimes musulmane mémoires observations off oscar panique passées perception
    7 permanent physiquement pique placés plats pr proposent protocole préférence psg raconté rangs renault renseignement
    7 restée roule rouler roux réussit soixante stock susceptibles sévère sûreté tentatives touristique traditions variable
    7 vendus vengeance vif vus your écologie édifice établie établit évite absolu ad afficher aimais amazon anglo appart
    7 arsenal avancé bd bouteilles brown bébés cameroun canapé chiant cimetière comptait connaitre considérés constaté
    7 constituer constructeur dangereuse demandez devint district défauts déficit démocrate désigner entrées etienne
    7 exceptionnelle exercices expertise fauteuil fragile from gabriel garage gravité géographique hamon hitler hélas illustre
    7 immeubles inclus interventions junior largeur latine ll lord malin miel mobilisation moche modeste musiques négocier
    7 opérateur organes panneau parlementaires partent passez pension pib piège plaire plaques pratiquer prisonnier protégé
    7 prévues psychologie quiconque rappelé reconnue regardes relevé remboursement romains rumeurs répression réveil révélé
    7 saura saut septième shirt souhaitent spectateurs sportive supporte tante temporaire this transforme trimestre trompé
    7 tâches valable vents von écouté élevage épaules étendue étonne adn aix ambassade amies armés aérienne branches bénéficie
    7 can censure cesser challenge charlotte chasseurs chaussée chemise chirurgie christine circonscription colis colonie
    7 commandé communautaire connerie contenus correspondance coupes dettes die donnait eglise emploie enlevé entrepreneur
    7 enveloppe explorer exploser fixer fière fièvre francis grille horaires imaginez indiquer informé installe insulte
    7 interprète jim librairie life loyer mobilité municipales neuve noblesse nuages nécessite occupée officiels parlons peint
    7 pleure porc portail pourcentage pourras poème préalable présidents puissants puits quoique restaurants rhin ryan
    7 réglementation résister révolte sacrée savoie sortis souvient sportifs strictement sèche tables taire températures
    7 tranquillement transformé triple vache valoir walter west white élever énormes albums alger algérien aliments assassinat
    7 assisté biologique blagues boîtes brevet brun caen caisses carlos cest compose concernés console constitutionnel
    7 contemporaine continu continuez contrainte croyait day difficilement débarrasser délégué désolée egypte emporter
    7 entretenir envisager esclavage exemplaire exprès fameuse fréquemment gang harcèlement hélène inconnue indices initiale
    7 insectes instructions jackson kong levé liban liège loisirs maires manières massacre matinée maxime maîtresse mineur
    7 musées nerveux neutre oeuvres opposer pantalon parcs pasteur peines perds planche plu plume poignée popularité
    7 portefeuille poster posté posée pouce primaires priori provenance refuge reposer représentations récentes répondent
    7 révision saints schéma sentent sincère sincèrement soyons supérieures sépare tim tirs traits tranche trio tristesse
    7 violente voulant will écho étages étudiante abbaye adieu alentours amuse analyser antenne apprends artillerie bal blé
    7 breton brian brigade brise charger clos clément commerces compléter conscient consentement constat coucou critiquer
    7 deviendra dijon disposer douter dégage déplacements effectifs emma enseignant enthousiasme espérant etes examens extra
    7 fifa gendarmerie goûts généreux géographie high hong idiot immédiate imposé individuel insiste inspire intime jaloux
    7 joues kilos librement look manchester manteau matt messe mixte moulin ordonné ottawa pari plomb poches possèdent
    7 produite prouvé provient prétend rapproche rayons rebelles rendant renoncer retenue reçoivent rémunération réunir saisi
    7 salarié souverain suisses surprenant susceptible that tragédie transmettre transparence travaillant tribunaux trophée
    7 universitaires énergies étendre aborder accueilli accusations actualités administrateur anime autorise auxquelles ayez
    7 bad blue bords briser bulle chaos classé clavier clôture coffre collecte colonisation complot conforme conservateurs
    7 contraint contribue contrôles corde criminels croissant densité dispute disques douleurs débile délais détention
    7 détermination edf emporte engagements enjeu faillite favorables florence gentille globe grecs guinée génétique habitat
    7 hectares historien house identification identifié immédiat inscriptions invasion josé lady lapin lourdes léon manches
    7 marchandises marquis mensonges milliard musical mythe ménages nettoyer négociation occasions payés perdent pic poussière
    7 problématique pères pétition qualifier quarts ranger rechercher recommandations reims reviennent roland ré réparation
    7 réunit révélation sir solidaire stephen subit tensions thread théories times tombent témoigne verras veuve xixe
    7 échantillon échappe égale actionnaires adhésion agenda aire antique arrêts back boston brisé brûler bu bâton bêtes cage
    7 caractéristique chargés chèque cigarette colonies considérablement continué correct craindre cri créatures célèbres
    7 deuil démontré dépendance entrepreneurs envoyés espérance façade fermes fichier fusil gamins goûter grandeur grossesse
    7 impliqué incluant inutiles jacob jouant laura like lourds matches mental miami mohamed média naples nucléaires nue
    7 occidentaux occupent offensive ouvrier oxygène pacte parquet perspectives phénomènes pizza poils polonais prochains
    7 prétendre pâte rapprocher regards rembourser renouvellement repartir sensibilité signification situés soviétique
    7 substance surement taylor tend toulon traduire tunnel téléphones verres virer williams écoutez égypte électoral absent
    7 adresser aimerai annuler apport arrivait asseoir attache aurons avère azur ball brésilien campus chouette collier
    7 communistes comptent conclut confié considérant consommateur corriger courbe destinées dits dors dort défini dégager
    7 démontre embrasser entente examiner expositions fidélité filière fonctionnaire franchise francisco franck françoise fur
    7 gaffe globalement gré hebdomadaire hygiène hôtels initial initialement intéressés invention inviter jaunes johnson
    7 laïcité logiciels lyonnais manga manifester manquait maths militant monstres monétaire méritent nombres noté numériques
    7 obligés observatoire observé pareille partiellement parvient patrons perdus pme po poussée proposée remarques ressenti
    7 réalisées récolte réglé régulier rénovation répertoire réside semblable solides soumettre sympathique séquence tech
    7 terrasse terrestre testé tissus traversé variations varie venise étudie absurde adoptée alarme ancêtres angers anthony
    7 arnaud attiré baptiste barrière cc chauffage chercheur coins collaborateurs colonnes commissions condamnés confier
    7 consacrer considérable conversations correspondent courante criminelle crises céder céréales demandait descend
    7 distinguer décoration définitive engagée enregistrer entraîné exerce expose exprimé flammes foire fun good honnêtement
    7 horaire huitième hum injuste inquiétude inventaire invisible jason jonathan jouait juan juridiques label linguistique
    7 mademoiselle magnifiques majeurs majoritairement marches minorité mosquée mâle médailles médicament na nommer
    7 néerlandais offrant palestine particules pavillon paysages pensant permettrait plaine professionnelles provoqué prêter
    7 qualifiés racine rap rapporté refusent renaissance récents réels régiment régimes sagesse saoudite satellite soirs solde
    7 solitude stockage subventions surfaces suspendu testament texas tienne traditionnels transporter turc usages violents
    7 âmes échanger écrivains accompagnée accomplir administratives am amiral artisans assiette audio auguste bornes cahier
    7 calculer cannabis carburant certificat chroniques circulaire confirmation construite continuité croisé cuivre dc dent
    7 dessert diplomatique dirigée discret définit défis déterminé economie effacer efficaces embrasse engagés enseigner
    7 excuser exploiter filiale francais fêter golfe green générique hollywood hongrie individuelles inflation interdite
    7 interroger intégralité irai japonaise lave menacé nerfs nette neveu not notice osé paroisse participent pompe poubelle
    7 pourrai prier produisent profité promo prophète préférée prêtres publiquement radical rater regardent rejet requête
    7 ressemblent retraites réclame récupéré répétition révéler samsung sanctions secrète solitaire soutiens steven suites
    7 supprimé suédois systématique séparés trentaine trouvée typique united verser vivante xv écrans allure american
    7 animateur asiatique assurée autrui aviez aérien bell boules carl carrés casino chaine christianisme chéri clef
    7 combattants concepts confie confondre constant constructions contenir conviction correction cotisations coton culturels
    7 deja digital doté démarches effectue empreinte exploration expressions fabricant fabriquer faciles faille faune fibre
    7 fred graines grecque havre hiérarchie home héritier hésitez hôte ia idéologie illégal inconnus innocent inégalités jet
    7 jordan justifie litres marbre maturité mette ms mètre mélenchon métrage nana norvège noyau paille panier partagent
    7 paysans people pl plages pouces poursuivi promenade prêté publiées pèse ressortir réaliste rétablir sain saurait servant
    7 souligner story successeur systématiquement séminaire territoriale urgent vancouver verbe visages visibilité visibles
    7 vocabulaire vole éric éteint étiez évolue évolué adoré affiches aimerait amendement amusant anneau approcher are
    7 arrivant calculs championnats cherchant chou coco comique commerçants compare comparé considèrent couler célébrer
    7 danemark deviens diesel diffuser discrimination divisions dj drogues débute dédiée dés essentielle fichiers figurent
    7 flic general group guise handicap harmonie hot ignorance illusion index infection initiatives inspection installée
    7 intelligente investisseurs isolé issues judiciaires juive larges maintient malaise modalités municipalités mérité nommée
    7 négative obtenus opérateurs patrie payant porto pourri renvoie respecté ressentir restés reçois rumeur régionaux sachez
    7 salade sales samuel serment serons sexuels signée soif souffert symboles technologique tendu tolérance torture transmis
    7 tueur verrez vides vieil vivait volet volontairement véritablement âgées éclairage éloigner étiquette adorable alexis
    7 alternance antiquité appliqué assume attribué boisson canons cash changera chatte choisie commissariat concernent
    7 concevoir concurrents consensus coordination cordes coule courtes croise divine donnes donnés dormi défendu détriment
    7 education envoyez exclusion extrêmes fermés fiable filtre finissent fiscalité genou grandir géants géré hello indiquent
    7 infirmière installés intéressantes jeff jimmy karl lampe livret madagascar maquillage mariages massive mat mondes
    7 muscles nouveauté nôtre onde paragraphe parallèlement peintures pente permission phases plaintes porteur pourriez
    7 proprement prudence précisé puissances péché rattraper respirer resto ruines récits réflexions saisie soutiennent ss
    7 tenus tracé trahison urgences usagers vii voyais véritables wifi âgée éd adolescents affection affecté allié annexe
    7 annulé apparu archevêque arrives asiatiques assassiné associée attribution avertissement avignon bombes brest bye causer
    7 championne charité chasseur coller colline complément conversion costa couloir créations directeurs doctrine duré
    7 esclave estimation exclu extrémité filet finales fraîche goutte ho illustration instants insulter insultes intéressent
    7 investi island jane jolies libérale légion majoritaire maux merveille mettra morgan music mécanismes médicaux nier
    7 obstacles ordinateurs orientale pneus policière princes préfèrent prévus quinzaine races racistes rassurer recommencer
    7 reconnais relief renvoyer richesses rocher sacrifice sanction sauve simplicité soumise suffisante surprises terreur
    7 tragique vain vaisseaux weekend échappé échoué élaboration élue émis épaisseur évasion évènements accordée amsterdam
    7 angoisse appartiennent appliquée appétit arracher balade ban bars batteries boissons bond boutiques capitaux chantiers
    7 chelsea chômeurs clermont clichés clinton compagnons complexité composés comptable comptant concentre confortable
    7 coordonnées couché crie créés data davis demie devienne diminue distances dollar duel défilé dépôts détenus entretiens
    7 exclusif exil existant ferroviaire floride fournisseurs franchir gilbert he heu historiens idem imaginé indiquant
    7 inquiéter insee intègre intéressants inventer islamistes just lame localisation madeleine maximale media mystérieux
    7 nathalie nazis nick nintendo nuls oeufs officielles ouai partiel partielle permettait podium poing portraits positifs
    7 psy rapprochement ras rassembler reproduire requis robots réveillé saga saviez serpent serré serveurs sida spectre
    7 spécialité stand sublime tactique tentent tenues trans transactions treize triomphe trouvaient télécharger variétés
    7 violation échecs éditeurs élevées élimination éternel évêques
    6 accompli affirmé afghanistan agglomération airs allés assises avancées aviation basses battent bottes camions cauchemar
    6 certitude chasser cherches circuits civiles costumes croyances cuba dictature diego diffusée documentation décident
    6 défenseurs délicieux démocrates dépenser développée développés emprunter envoyée estomac favoris fiers foyers futures
    6 garanties grain humide intégrité irlandais juré lisez littéraires luis légitimité marathon marco mettait mn munich nuage
    6 opposants organe passeport phare pharmacie placement planches ports pressé productivité projection prononce quantités
    6 rachat raisonnement remplie retours revers réclamer réservée résolu réuni rêvé sanitaire seize sienne soutenue start
    6 sûrs thaïlande ticket timide touchant traitant tribu urbanisme valentin venaient vérification électroniques accessoires
    6 ado adolescent andrew appartements arrêtée bibliothèques blocs blues bonhomme bourg cdi cgt charmant chili cloche
    6 comparable conjoint contenter contributions coréen créant domestique domine durs déja fa fondamentaux frigo gardiens
    6 grade habitué hervé instagram introduire jay laine lisa louvre manuscrit mettons mobilier munitions nicole noix obligée
    6 ongles opposant ouvertement ouvrent pa pan pauline pdg posent prenons press privilège profitez proviennent pénal pénale
    6 quarantaine quatorze rappelons recommandé records regroupe remplis rendra reporter rer restez retourné retrouvée rural
    6 rédigé réelles régulation réplique scolarité sections seigneurs set signalé sociologie sortira souhaiter théorique
    6 trouvés tweet vaches vaincre valent victoria visa vraisemblablement écoutes éloigne évènement accompagnement affirmation
    6 ajoutant alan amant andy approuvé auriez autochtones axes bague barres bec bisous boutons bruits buteur camping capture
    6 caution chic cohérence commettre confédération considération consommer constituée contemporains contes courageux crever
    6 créateurs curé disaient discuté disparaît divisé douzaine décennie démon désire edward emmener emmène ennuie entité
    6 entrent eva exacte extérieurs fantôme fixée flamme flèche formés fric fréquente glisser gratuits id impatience
    6 intellectuel internautes invitée journalisme lent libye linge lionel lr manipulation marais marchands marguerite maïs
    6 menées monarchie more municipaux musicien méchants nuances obliger obstacle oise ong opérer orthographe otage otan ouf
    6 particulières party persuadé pirates poèmes priorités prochainement profits proie proposés présentées pâtes pékin
    6 recherché refait regretter rejeté remporte ressent revendications saute semblerait sex socio soeurs soie sonore souhaité
    6 sphère spécialisés studios sun supposé syndrome séduire sélectionné tablette traditionnelles traversée turcs urss valise
    6 veiller visé volontiers what wilson xi young é épouser équipé abattu accessibles activement adaptée alpha amont ap
    6 ascenseur athlète attacher aîné biologie bonnet boucher bouffer boys char chirurgien complicité complémentaires comprise
    6 concentré concrètement contiennent conçue coran coûté creux cœurs dalle discute disposent déception déclin démarre
    6 embauche exposer familiales fassent favori favorise formée gagnent gel gendarmes grandement héroïne infini instar
    6 insupportable intrigue jessica juridiction ken loups lâché mandats marion matériels mentionner meurent montres motion
    6 nelson nobel organisées organisés pensons posséder power pressions précises périmètre rapporter rassure reconnus
    6 reconstruction rires saine sauvetage sexualité siens sony spatiale stationnement stratégies substances séparé sérieuses
    6 tien tiendra tombes travaillait tri téléphonique vaisselle vladimir vêtement âgés écosse épais éteindre évacuation admet
    6 agissant amiens annulation antonio arbitrage athènes autel authentique autorisés ba bourré buzz carnet climatiques
    6 compagne concession consulté copies coque couvent crash cristal critère créature cure datant devise douloureux dérive
    6 effectués empêché encre envisage exécuter foncé fondamentale franche féministe fût galère gentils habiller habituel
    6 honoré ie if imposition imprimé inclut infraction infrastructure innocence interroge jalousie jouets jusqu lambert
    6 manifestement mannequin may men meurtres miller moines mondiaux moutons notions nus om organique oubli pack palmarès
    6 paramètres pardonne per plaint portion procurer progresser provincial prudent prévisions put renforcement report
    6 ressource ri régie réservoir sensations sfr sien souhait statuts styles svp thermique transaction trouvais tubes und
    6 valérie variables vatican vedette vegas vietnam voudra xd xiii âges énerve épidémie évoqué ô allemandes aluminium
    6 améliore animale ann appartenance approbation associer augustin autobus autorisée bay beach bouches boxe brune brûle
    6 bâtir bénéficient bénévoles cahiers chants cherchait chirac clause cloud comble commenter concerné coupables cousine
    6 croyance crédible culpabilité dangers dominante débuté dégueulasse délicat déplace dévoile effectuée er expliquent
    6 explosé exportations exposés extraction femelle gains génocide gérant hautement hébergement identiques implication
    6 instances instinct intellectuels intégrale irais ironie little lou mensuel mortes multi nettoyage occidental occupés
    6 pair passionné photographies pi pompes potable poteau poursuites poétique prestige probabilité profondes protégés
    6 pédagogique péter racheter rassemble recruter relance remarquables remède reviendra rigole rotation roulant routine
    6 règlements récupération sauveur savaient semestre sergent situées socialisme souhaitez sourit suivis superficie
    6 surprendre sénateurs taches tchèque technicien trouverez témoigner unanimité valide venger visité wars xxe zoo étonné
    6 étroite achevé adolescence alternatives ambitieux amours annie approvisionnement arrange arrêtent artificielle ascension
    6 aériennes baseball berger bi cachée candidate centimètres chevaliers choqué citations claires compatible complice
    6 complémentaire conducteurs constructeurs croyant créent cycliste céline dead dernièrement dessiner diamant diane
    6 différemment dispositifs dissolution dé décharge définitif détresse emprunt encadrement encourage entendent escaliers
    6 essor exécuté fabriqué farine fiches filer finira fondamental fondateurs fraternité fuck gaza gouvernance grotte hard
    6 hubert humidité implantation impulsion incapacité industrielles julia leaders lits marocain maîtriser meurs missiles
    6 multitude mérites métaux nathan naître opposés oublions partagée participant plancher posez prisons prières
    6 préoccupations pâques rajouter ramené ravi reconnaissant rencontrent renouveler ressens revu reçus road réalisations
    6 réchauffement résidents résulte sentait signale signaux significative sombres spectateur spirituel sportives surnom
    6 suspects synonyme trouvant valait vivons çà éclat éclate élan élire étienne évoquer accroître agi agisse aidez algériens
    6 allah allusion blocage bracelet bruce camarade canaux cavalerie cellulaire cendres chapitres cibles composer compositeur
    6 compétitions consacre couverts creuse croiser crédibilité deviner diocèse dom domestiques doré doubles ds décalage
    6 décidément dégradation délicate dépose détient effectuées elizabeth employeurs entreprendre exceptions exploit factures
    6 flou fluide fournisseur félix glisse gravement grise hormis hélicoptère ier impériale injection intimité isolement
    6 jersey kelly lions locataire logistique légendaire maintenance masses monastère moque mécaniques médicales nobles nommés
    6 nuire occurrence opportunités orage ordonne ouvrant pardonner patrice pervers peste pirate politiciens porteurs
    6 potentiellement potentiels primes professions proposant protéines préjugés pénible péril raphaël rencontrés repousser
    6 représentée rompre routière scénarios semblables serrer short spa tantôt ter théologie ti tournois transferts
    6 travailleur ve vf xiv échantillons œuf abandonnée administratifs agressions aisément ajoutée algérienne amical
    6 appartenait appli approprié arnaque artistiques assurant atteints attraper audition bbc bis bloque brillante brûlé bâti
    6 cabine capitalisme cassation casting center champignons cigarettes collectivité combler compenser compliquée comprenez
    6 conseillé conventions couillard couverte croisés devriez drapeaux défaites dépendant détenu ei enlèvement entrevue
    6 essentiels estimer evidemment existé feraient ferrari financé flandre formant frein galeries garcia gps grammaire
    6 grenier guérir hotel immigrés imposant imprimer infanterie injustice interpréter jennifer jungle juppé kit légers
    6 magistrat maintenu mangent manif manœuvre mariés masculine mentalité mercedes modération monopole mortalité mortel
    6 motivé mutuelle métallique pakistan palestiniens pare peindre pensions perçu philosophique proposées protégée préférable
    6 puce qualifie rdv regret renaud renverser ressembler revues risquent roumanie récupère résidences sauvegarde silencieux
    6 singe soumission spécifiquement survécu techniquement touchent vaccin valence vendue vives vulgaire vérifie économiser
    6 éliminé éloigné émergence adopte adressé aires alberta alimenter angela annoncée apparente appelez appuyant athlètes
    6 attraction aurions automobiles autoriser auvergne avortement banquier barbara batman blesser cadavre caractérise choque
    6 coiffure colloque compensation compté constitutionnelle consultant contraste coureurs creuser dangereuses dave diminué
    6 directive disputer doctorat déroulement effondrement enchères ennui ensembles enterré essayant estiment ete extérieures
    6 fatiguée fines finie fiscaux frites full gants gary glaces gold grant grégoire guadeloupe habits harper hostile howard
    6 hypothèses illégale imposent incapables indicateurs ingénierie inscrite inspirer intermédiaires inédit jupe laser
    6 leclerc loyers mafia mails merveilleuse mix morales mouton mutation notoriété observateur obtention oral parker passions
    6 perfection plateaux plongée pluies poitiers portés promener prostitution pue qatar queen quentin rate rebelle remplaçant
    6 renommée renseigner reprocher routier réguliers républicaine santa satellites sculpture sentez servira successivement
    6 suffrages tirés tribus trés vaincu vitesses voleur voleurs éclater écrites équation étendu éternité aboutir accélérer
    6 acquise ados adresses alfred angles assiste assurent avoué bagages bibliographie billy biodiversité boit brave break
    6 brunswick chaussure chu circuler classification coca cochon compteur condamne condamner confirmée contacté contestation
    6 contradiction convictions dark demandais diplômé directions dominant doué dupont débattre démons départemental désirs
    6 détour employée enregistre escalade exiger fibres finlande fiscales fonctionnent fondre foudre fournis fox francfort
    6 games gaulois grippe gênant haïti hd homo horloge inauguration indication individuels intelligents interdits inévitable
    6 israélien itinéraire jugée kate kenya laboratoires lente lie limoges lisant liverpool légendes made marines martinique
    6 maudit mentions mercure mythique mêle nationaliste neutralité neuvième nid notaire nouveautés originalité originaux
    6 parcourir partit pelouse placard planètes portées poules progressive préjudice publicitaire pubs punir radar radicale
    6 rejoins représentés respire retraités reçue robes rébellion rédacteur réserver sentais simultanément slogan sonde sortez
    6 souffrent souligné talons tasse territoriales tigre toilette touches tournent ténèbres variation versé veuille
    6 violemment violer violet virage écraser édité abeilles abolition accuser administrations admirer affecte aiguille ajout
    6 arranger attribuer auberge australien boue bourses brute caire call cia ciné claque clark come commença configuration
    6 cuire célébration discrétion disparue distributeur dut définie démarrer ecoute emmerde entoure ep ethnique fabricants
    6 festivals filmer fonder fosse fume garonne grasse grenade habiter hamilton homosexualité humanitaire humble ian imposée
    6 indications influences inquiet inspirée interface intitulée ipad juliette lacs lectures lewis littoral luttes magistrats
    6 martine meeting mo mouche nasa nazi nba nigeria nique nourrit négatifs omar online orbite originales particularité
    6 pathétique pere peugeot pipe planter plastiques politiquement potter premiere prolonger préface péninsule pénétrer
    6 rappelant rat rats rayonnement recommandation reflète relancer relatifs rendait retrouvés revenue risqué rituel réalités
    6 réfléchi répondant révolutionnaires sentier servait smartphones sortait stanley supplément survivants tarte
    6 technologiques tgv thérapie titulaires traîne triangle turque utilisez viii viré volée xbox xvi équitable éventuelle
    6 évidente évolutions aborde aimée ajoutent ambitions apportent aquitaine ar bagarre bataillon boulogne bouquet budgets
    6 budgétaire cameron carter cession charmante cliniques coincé collines collèges comédien concernées confiée coude couture
    6 coûter critiqué croissante cuisiner demeurent dense descendants diplomatie diront déesse déménager déplacé désastre
    6 désespoir détente déterminée edouard elysée entrepris entretient externes food formules homosexuels impasse incidents
    6 informatiques insertion jadis lin lo loge loisir lumineux légalement magnétique mans marx menti monnaies nocturne otages
    6 papillon perdant planification préférés pull pêcheurs quotidiennement radios raid range recueillir reflet relevant
    6 renard renouvelables rentrant respiration rideau rit ross rude ruine réagit réparations résident sacrifier sanctuaire
    6 sanitaires school segment shopping space spirituelle sure sylvain tablettes terminal tirent tl tombés témoignent variés
    6 venezuela vider villeneuve virginie virtuelle visuel vœux wayne économiste établis étranges académique acceptation
    6 accroche accrocher accusés acheteur achève adhérents armement atteintes attendons audit austérité aéronautique bancaires
    6 bannière baptisé baptême bizarres bières bmw bordure bouclier bull bush calculé cat chauds cheville chèvre citron clara
    6 cliché comptoir comtesse confrontation cousins crains croisière cup cécile dessine directs dixième duchesse délégués
    6 démographique désaccord détaillé edition enseignements entourée entrain envergure explose expo exportation expulsion
    6 firme fondement forcée fossiles get habitations happy herbes hill immunité incarne ingrédients interrogé intégrée irait
    6 jai laissait laissée larry line lucien légales législatif magazines maitre marée mc mers meuf miens miles module
    6 molécules nie now ordi ouvrière paires parrain pau perles piquer positives poussent privilèges privilégié profils
    6 précaution présentement punk rejeter rejette renforce retient rick risquer rousseau récolté réputé révélations sables
    6 sages secrétariat secte silva single soulever spectaculaire stratégiques tache techniciens trottoir tutelle vampire
    6 varier vendeurs vélos wall yo éclair éclaté africaines aidera allocation allumer anvers appellation appelles applicable
    6 architectes associe attribue augmentent baissé bank batailles battue battus biographie bizarrement bo bonbons brève
    6 burkina cadavres calibre carrières catalogne chanté chauffer chauve chêne chœur cinquantaine classés commencez
    6 comprenait comptabilité concret condamnée considérées contents convoi copier cross cède dakar dauphin derby dessinée
    6 disciplines disparus dispo distribuer divertissement divin débris décors désignation ego emporté emprisonnement enculé
    6 envoient essentielles expliquant familier flore fonde fragiles fréquent gagnants galaxie garanti gays gestionnaire
    6 gigantesque gr groupement guerrier hi historiquement idiots idéale inclure inconscient indienne jan justifié laissés
    6 levant levier linux locataires lycées léo majeures marteau masques matthieu merveilles michelle moine mp mâles mènent
    6 normaux occidentales offerte offerts oliver parvenu passager plateformes plumes poker pots profitent protecteur préfères
    6 présentait publicitaires qualifiée radicaux rappeur recommence reculer regrets renvoyé repérer restrictions rez reçues
    6 réfléchis singapour sommets souffrances staff stages stan standards stocks stopper subvention supermarché sydney sylvie
    6 tenez tirée trajectoire unesco urbains valider vends venues violentes voyageur xviiie zélande écossais élites équipés
    5 abattre about accompagnés admission animée animés anneaux annoncent appliquent arrache attachement attachée bang barry
    5 basque bastia bidon bretons briques brièvement caq carnaval censée cercles chanceux chauffe chutes clefs cnrs collectifs
    5 comités commençait compassion composants concessions cruel cuisson damien demoiselle diffuse diplômes dir down dues
    5 dylan débarque décisive dépensé déploiement détendre détruite em enrichir entrant eugène fast fixes flanc funérailles
    5 girls gordon guerriers gâteaux géniale han hip honneurs honnêtes honteux hydrogène hymne hôtes impliquant indicateur
    5 indispensables informe interprété interruption islamiste jumeaux ki landes languedoc lausanne lgbt lisbonne logiquement
    5 london longuement mamie marqués minorités modifiée mohammed moselle multiplication nostalgie notable nov obligatoires
    5 olive opposent ordinaires passif paulo pete phil pie pistolet plonger portables possédait pourvoir poètes précieuse prés
    5 punition qualifications ratio recensement reconnaissent regardait reprennent respectent rochelle résistant salons sapin
    5 sara saveur sexes sommaire soulève subissent suffira supposer surplus sympathie tatouage teint touchée tuyau user
    5 vendent venons vertus vignes vital vogue vérifié édit élégance éternelle évacuer acceptable acceptent acides adrien
    5 affichage affreux ajoutez aléatoire app appelant argentin arte atout aval balcon battant bcp biologiques boom boucles
    5 bourbon brad bêtise cachés centimes chancelier chaussettes cheminée cie classée cliquez colons combattant composent
    5 confronté connecté conseillère contribuent convertir corporation croatie créativité cuit cyril céleste danois demandons
    5 devenant déco déménagement dénoncé dérivés désagréable détaillée détecter efficacement employer enfermé enregistrée
    5 enregistrés entiers entrainement equipe espionnage estimations ferons filmé fixation fouilles fracture fusillade gage
    5 générer générosité habitent habituelle hospitalier hydro hésiter illustré impliqués incertitude inciter incontournable
    5 indemnité jouez laissons low luke maigre manuscrits mar marchandise menton mitterrand mou natation niger night obscurité
    5 obtenue ombres opus organisateurs paiements partisan pertinence peser piqué plaisirs planté plq posture pourvu pratiqué
    5 prescription précoce prélèvement puni purée pénis rachel reconstruire regroupement représentait restreint revivre
    5 rhétorique rival roches répandu répartis résiste résumer sandwich saurais sauté sobre soldes souvenez stades stylo taxis
    5 tonne toxiques transféré trésors téléchargement validé vendée violé vitre voisines vomir vôtre économistes épousé
    5 étonner achetez ahmed alexander alias allier angel apprennent archipel bactéries balancer berne borne brigitte brosse
    5 caca cantons chrétiennes clairs clergé colin coloniale coma confession congés conquérir conservatoire contrepartie
    5 controverse cooper coutume crayon demandeurs descendant diplomatiques dorénavant doubler drôles défunt députée détourner
    5 développent engin entités estimée excellents exclusive exigence existantes extinction extraire fair fake fonte
    5 francophonie galaxy geneviève grains grammes honorable illustrations imprimerie inc indemnités indépendamment infiniment
    5 inquiétant intéressée ios ip jurisprudence laurence leo lignée limitation localité lucie lycéens maine manipuler manques
    5 marchent marianne matelas matins mesdames milles miracles missile molière mousse nationalistes naît nike nina occupant
    5 oeuf opère parade parceque payée pdf peintres perpignan philippines pilule pleines plutot produites préliminaire péchés
    5 rail randonnée rappellent renouveau rentabilité rentable renversé rétablissement révèlent saluer satan savon see
    5 significatif sky soudainement soudan square statues stone streaming surmonter tag tireur toiles touristiques transférer
    5 trêve usb vaux vertes viser voisinage yann écrivent électorales abraham accumulation accélération achever
    5 administrateurs ag agnès aident allen appuyé assistante attaquent attrapé audrey bayern blessée bouts cartons cavalier
    5 changes chanteurs chars chloé citoyenneté clown combiné commençant connaissons construits contrer coq cérémonies deal
    5 devenues disparaissent diviser dotée dragons dresse décisif déclarée déclencher décédée déposée dépêche désordre
    5 editions emprise emprunté enregistrements entendue entendus environnementale envisagé exclure financièrement first fossé
    5 fragments fréquentation furieux gouttes graisse gratte gratuites guérison gène habillé habitués harvey have honnêteté
    5 hypocrisie hésité impérial indirectement insurrection ix jupiter jura kennedy light marina marocaine marquant
    5 marseillais mathématique mature matériau menant metal meurtrier modéré mourut mystérieuse méchante nièce optimiste
    5 oscars parcouru passa percer pin plaie platine plonge pokémon poli priver problématiques proportions publicités ramasser
    5 rapidité redonner rives ron rurale russell réalisme réunies salue sc sensiblement simone solaires supprime supériorité
    5 sursis taf tarder temporairement teneur terminale tete traditionnellement traitée traîner trudeau vainqueurs vannes
    5 vernis vire visée vivez walker was watch who écarter épicerie abrite accouchement adaptés admiration aigle allocations
    5 amendes améliorations amélioré antisémitisme approuve aprés archéologie assassin autonomes ballons barrages benoit
    5 bourgeoisie bulletins bétail cachent carlo cessez chaises chan christopher châteaux ciment cocktail commercialisation
    5 complètes comportent conformité connectés conquis constance convenu craquer dallas danny dessiné discrète disputé divise
    5 dominé doses douces doyen dubois démissionner départementale départs dépendent dévoiler essaient fantômes fbi fillette
    5 foncière formulaire forteresse gardent gardez gaston grandit graphiques greg guides guyane honorer indigènes innovations
    5 insécurité interaction intervenants jambon jouet joyeuse justesse kilomètre laissera lisse litre loger lorient lots
    5 marchait massivement matthew ministères modernisation mondialisation mons murray muscle mélanger mêler noyer nues
    5 obsession occupait old pairs paquets pass patriotes perdues ping plier poison poumons pourrions prendrait prestigieux
    5 probleme procédés prospérité précisions préoccupation psychologue pédagogie quittent rails ralentir refusant remplit
    5 repéré respectueux rubrique sierra sincérité soigneusement sorcière sortit soumises store supports system tentant tommy
    5 tr tranches valorisation viendront vigilance vigne végétation way écrasé édifices émettre énervé épuisé acceptée admire
    5 affectés allume anonymes appréciation assad assurés astuce atterrissage aude auteure avaler averti avocate baguette
    5 ballet bancs barrières bla branle brouillard bénédiction bénéficié cam chagrin chaire chargement chères cohésion collé
    5 compatriotes complété comporter connecter contrôlé coulisses country coïncidence crue cuite cycles cyclistes damas
    5 dialogues diplômés discrètement donnerait décida décroche démocratiques dépens elisabeth endormir etant eurent
    5 fondations fui féministes gentiment gouvernementale gouverner grey gueules guider gènes hab hais halloween homicide
    5 hybride idéologique illustrer impressions inacceptable indifférence indépendantes infractions interactions intérim
    5 inédite iront jerry justification législative marshall massage modestes mondiales moon moquer moreau multiplier
    5 musicales navigateur négligeable over paient paradoxe paraissent patrouille permettront phares pisse plaines pourrons
    5 propagation prusse préférez prévision pâle pérou recule relevés relié relèvent renonce repart reprenant retrouvera
    5 revenant revendique reçut rh réduits répété réservés saisis sers simulation souche strict séduit taureau terrestres
    5 thérapeutique tickets tirant tomates tonnerre trad trouveras tuent tumeur tweets téléspectateurs urbaines variées
    5 versement viendrait voltaire végétaux vérités vétérinaire watson yes écarts échéance éclairer étroit accroché acheteurs
    5 affiché afro ail aimable anderson annuels arrangement arrivées assemblées banane benalla bercy bienfaits bonaparte
    5 brevets brésilienne bénéficiaires bœuf cabane cafés calcaire canne caoutchouc citoyenne citée coll collectives commente
    5 composant composantes connaissant constantinople consul cordon couloirs couru coûteux ct cuisse câbles célébrité dance
    5 danses delta devenait disposant distribué divisée drone déclarant déclenché départementales dépassent emparer engagent
    5 entame escorte exposées fantaisie filets fo formellement gala gamine gares got géométrie handicapés hebdo imbécile
    5 immigrants immobiliers immobilière indignation infirmières inférieurs innocents inondations interlocuteur intervalle
    5 iris isolés jugés légères maghreb marron maxi mdr menacée messi mignonne migration mystères médiation métropolitaine
    5 natale nickel oct okay opposée opéré orientales orienter our passons philip phoenix piliers placées plates premièrement
    5 prolongation prolongée préférer prénoms présidentielles prêtes psychiatre quo quotidiens rappelez ratp recourir
    5 recyclage registres renoncé restaurer rob rurales réussie sacrifices saône sdf sean serbie sirop sorcier soulagement
    5 souriant syrien textile timbre tombeau toxique trame transit turin télécommunications validité veine visions voudraient
    5 âne éco éducatif élaboré élargir élémentaire éventuel aaron adeptes adressée affirment agissent agressif aies airbus
    5 alliances allo america anecdotes antilles aperçoit apocalypse approches apprête associées assurément attachés
    5 attendaient aéroports barbecue bfm blesse bleues bonté bouchon bêtises cfa chinoises cire clic clin cohen commissaires
    5 complices compositions concile concurrent consécutive continuera contribuables contrôleur coopérative cotisation coupure
    5 coupée courriel créées cuisses cédé demandée den dick douteux draps drive débuter décrite décrocher défendent dégagé
    5 démarrage déranger enfermer envies excusez existants exposée fabrice fabuleux fermement fermées fm forcés frappes fumé
    5 fusée gabon gardant greffe hollandais homosexuel hp im impacts impossibilité impressionnante improbable indigne insisté
    5 intimes invente investigation ivre jesus jouera julian lancent led lesbienne licenciement limitées loué manifestent
    5 marcus mas maternité mexicain modem moindres moule moulins mystique médiocre mêlée nage naufrage noel négatives nîmes
    5 nôtres observateurs ocde organisent originaires oser palme parte parviennent penalty perle philadelphie plains pleurs
    5 poignet pointes profitant précautions pénurie rangers recueilli redoutable relire remparts renfort rentrent repère
    5 richelieu réclament réflexe sabre script selle signatures sinistre spatial successifs sueur suggéré suscite syndicale
    5 techno tentation terriblement terribles terry thérèse tranquillité trip tuyaux tél university vachement vanessa vastes
    5 verdict verront violon visent xvie zero égyptien éphémère équipée abondance abords accrue addition affirmant amy anxiété
    5 artifice artificiel assemblage atlas atomique attentif attribuée audace autoroutes berceau besançon bulles
    5 catastrophique cavaliers centenaire cerf clarté cocaïne collaborateur college commences communautaires compétent
    5 confrères connards consacrés contester contrôlée convaincus coureur couteaux crève curieuse deschamps diana duché durent
    5 dus délits dénomination détective dévoilé eiffel embarquer enseigné enterrement entrés europa exclus exclusivité
    5 expérimentation feras ferrand fief fixés fondamentales footballeur fouet fournissent foutent fraction franchi fréquentes
    5 fédéraux féliciter féminisme gentillesse gironde golden habité halte héritiers impliquer inconvénients indonésie
    5 intégral intérieurs islande isoler israélienne joints jouir justes ko laïque lens liaisons linéaire livrés lopez
    5 manhattan mens mere mlle modernité monts mouches méditation méga méritait navette neiges normales nuance opérationnel
    5 orienté pcf persiste picardie pleut pois policières portera posées prolongement prolongé prononcée prostituées
    5 provinciale prédécesseur puy périphérie racontent remets rende reportages requin run récompenses rédiger répandue
    5 sentiers sicile sire souhaitons soupçons speed stagiaire startup stp stricte suggestions surprend séduction tabou taff
    5 teddy teinte tendresse traductions tram transformée tuée uranium valley veines vichy vilaine virtuel visiteur vitrine
    5 vivaient vosges ème édouard électeur émet éventuels ab abandonnés ais anecdote annales apercevoir appliquées arbitraire
    5 atteignent audiences ayons banal bobby boris br bug canadiennes chassé clique commencement communisme complétement
    5 comportant comédiens connaisse copines correcte croirait cube culotte directoire disponibilité dorée débarquement
    5 déclarent découvrent délinquance détection développements effective elena empêchent enceintes engins enquêter entraînant
    5 examiné excité exigeant explicite expriment facultés faiblesses fardeau filières finesse fuit gilet grimper hassan
    5 hauteurs hurler hypocrite ibn importations incroyables influencer initié inspecteurs intuition intégralement israéliens
    5 land legault libère livrée lointain maintes make menteur mgr mickey mortels muet musculaire métalliques neufs notables
    5 oignons optimisation organisateur oublies paisible parallèles pareils partition penche pisser poupée price productif
    5 progressif provocation préparent psychologiques putains putes pôles reins renforts repasser ressemblait resta rochers
    5 rouleau rousse réciproque réformer régulières sacrés sculptures serie sessions singes sonner sorbonne souhaitait souple
    5 sperme suffrage suggestion sultan suzanne syriens sénégalais séparée tailles thématique touchés trahi transporté
    5 tremblement troll tunis tyler uk use vallées vase visuelle xviie xx yen écrivait éléphant émeutes épaisse évité abris
    5 affecter aménagements ana andrea applicables arrêtes aveugles avènement bin blogs boulangerie british burger chaudes
    5 civique clips combattu complets conteste conçus cortège courbes courent cp cristaux céramique cérébrale demanda
    5 diplomate dresser déc décidée définis définitions délivrer dépassant déterminant dôme emblée ennuis ethniques excessive
    5 exclut explicitement exploitations fabriqués faces facilite fascinant ferdinand figurer fonctionné fraîcheur frustration
    5 fréquences félicite gand garantit grange harvard hmm humides icône immenses importation impressionné incendies incite
    5 isolée ivan jalouse jolis jr laisses lapins latéral leroy lucratif manu massacres mathilde merkel metro militante
    5 mineure minuscule minéraux mobiliser montent ny ordures orientations pablo palestinien patte permets pipi poivre
    5 politicien procède protestation présidentiel présidé puissantes quais rapportent rdc refroidissement regardais relier
    5 relâche renforcé reparti représentatif respectifs revienne rigoler ronaldo rwanda réacteur réalisent réconciliation
    5 réglementaire résultant secs semblé sensibilisation singulier songe sou souffrant spécialisées states sélectionnés
    5 sélections séquences séville sévères talentueux talon tige trouveront troyes valu varient volets électorat époques
    5 éventuelles abonnements abordé absents accompagnent achevée adapte allées amélie annule antennes avancement awards
    5 bassins bats bayrou bienvenu blaise bougies bouillon bts bâtard bénéfique caf carla casquette certifié choisissent cieux
    5 comprendra compétitivité concitoyens conduisent confus consistant consulat consultations convergence convocation
    5 convoqué couramment cran crochet dentaire diamants djihadistes docteurs dunkerque dynastie débarquer délivré détermine
    5 détournement développeurs emblématique entendait envoyant exercé explosifs extraordinaires fantasme faso femelles firent
    5 flemme fromages fusils fée féminines gauthier grèves géographiques huiles hydraulique imposées incidence insuffisance
    5 interviews intra isaac isère java jon karim lawrence lincoln localement localités légitimes magiques manoir manuels
    5 marges masters menacer menés merdes motivations mœurs namur natal noces normand observée obéir océans parier partez
    5 passerait pat paysan peloton pencher pesticides ph pilier pilotage pleuré possédant poubelles poursuivent proposait
    5 protestants précédé préservation pyramide rabat rajoute ravie rejetée remises resteront retiens ris robinet rompu rtl
    5 ruban récolter réductions régis rémy salé senior sentence signifier soul sourcils sourd ste sub successives suffisait
    5 surveille séparent taubira teste toits tomate tramway transmet tristes tueurs uniques véronique égaux égoïste élaborer
    5 évoquant abuser abusé achètent act actionnaire adverse affrontement agressé aiguilles alinéa annexes annuaire
    5 annuellement annuelles apparences araignée arbitres artisanat assainissement astuces automobilistes barreau basés blake
    5 bof book botanique bouygues brin brutal candidatures cape causés caves choisissez cinéaste classer cliquer comptez
    5 concrètes conservés considérations contours couvertures cracher craintes cultes cylindres daily demeurer descendu devine
    5 directives disciples distinctes découverts détachement déçue efface emmené empreintes energie enfoncer enquêteurs
    5 enregistrées etais famine ferry fléau folles foulée fourchette fournie fréquenté gallimard gard gravé gt gym génère gêné
    5 hans hongrois humoriste ice inattendu intégrés iranien israel istanbul jobs josh kurdes lesbiennes lier limités
    5 livraisons loue loyauté lucy malaisie manon matrice model modifie montants mortelle nager nain naissances nationalisme
    5 norman orale parution passionnant pavé pedro pensaient picard postale privilégier progressiste projections propice
    5 protagonistes provoquant préalablement préparez préparés prétendent pénétration qi rassurant recevra recouvert remontent
    5 remplacés renvoi repères revenait réagi répondez sas sembler serbe serviteur sexuellement shakespeare simplifier socle
    5 souhaitant soulager south spot sprint sucer surnommé syrienne sécher séparées sérénité sévèrement tee temples torse
    5 traitent traumatisme traversent typiquement vendues verdun vestiges videos vilain vint vo votent western wikipédia yoga
    5 yvelines zurich échangé éclairé élysée énerver épargner établies étroitement abouti accordent accroissement adams
    5 adorent alcoolique amer annulée archéologique armure artisan attentivement augmentant augmentée authenticité
    5 automatiques avancés avantageux avertir balader baleine bilingue bouchons boulanger bourges briller bulgarie cancers
    5 cantine cases catholicisme censés chaudière chauffeurs che chuck cinématographique circonscriptions civilisations coeurs
    5 colonial commerçant communal communément composante concertation concrète confiant congolais conjointement consignes
    5 consommé constituant contourner cookies criant criminalité crié cs cyclisme célibataires célébrités dictateur dignes
    5 dimanches directes documentaires dures défaire démissionne déroulé détruits emprunte emprunts engagées english entourent
    5 entrepôt eve exceptionnelles excepté exprimés extrémistes fiancée frappée freins fréquents fu garnison genèse girard
    5 gâcher harris homogène humilité hérité imagines incroyablement informés innombrables inquiètes insister interprétations
    5 investit ironique italiennes joueuse khan lames last laure libérée liquides lise machin martial mater meuble meuse mg
    5 miguel milliardaire moore motiver musulmanes mélanie métaphore natif neil notation néant obligatoirement obscur obus
    5 ouvertures palace parasites parfaits patiente percevoir positionnement proportionnelle pros prostituée prélèvements pète
    5 périphérique racheté radicalement ramadan ramasse rapporteur remédier représailles rhum rime river ruisseau réfléchit
    5 saumon seniors sieste signés silhouette splendide state sterling suicider supposée suspendre sympas sécuritaire
    5 sélectionneur séparément ted tic tord tournées unir value ver verticale voiles vénus égales éleveurs éliminatoires
    5 élégant éponge abou aboutit accro accélère agresseur ahah aimant allongé anonymat aout apparait approfondir arraché
    5 athlétisme atouts audi baccalauréat bouquin brille brique brooklyn camus capturer caraïbes charente cherchais chienne
    5 chocs chèques close cohérent combustion complications compliment continuant continues coutumes coéquipier crimée
    5 croyants créanciers cultiver danseurs danseuse designer distributeurs douanes drones débutant déroulée détester endormi
    5 entendez entretenu envahi ernest etudes fanny figurant finisse finistère fire flèches fonce fournies fringues gmt god
    5 gravure gustave habille handicapé haye horizons how humiliation identifiés ignorent illimité illusions imprimés
    5 interrompre intérieures inversement jeremy jugent jumelles libéralisme manges massifs maçonnerie menaçant milice millier
    5 mixtes monseigneur morin méfier mélodie nanterre nominations notons nutrition obtiennent oriental oxford pains parlaient
    5 piles pins plaignent poitou polo progresse prétendant questionnaire recevez recruté rein rente ressemblance right roc
    5 roussillon rt ruiner réfugié réhabilitation réussissent savant scooter seattle serviette shanghai soccer soigné sos
    5 soucieux steam sup superbes sécheresse sécurisé tapé tendue thèses thématiques tortue transformations transparent
    5 trophées trouvons téléphoniques valises variantes verrons voeux volcan voûte wallonie when wild yémen écrivant écurie
    5 ému équité étonnante
    4 absente abstention accessibilité accession alignement alla amicale animateurs antérieure arche argile armand arène
    4 assistants attrape autisme autopsie avances barbares barré bloqués bot bruges brutale bâle cabinets calvaire capsule
    4 capter casier cessent chargeur charleroi circonstance cl clandestins collision combustible conduits confondu
    4 congrégation continuation correspondre courtois cravate cuillère cursus danielle daté descriptions desquels diabète
    4 dirigés douglas drama dynamiques déménagé détroit développées enchaîne enchaîné espérait etude excellentes exigent
    4 fantasy fb ferez ferment fiables florent fondements fondu forestier forums fouille fournier fragilité franklin féminins
    4 gagnante gastronomie généreuse habituels harold houston hugues hébreu hérault idole ignorant impératif indes influencé
    4 inférieures inquiétudes instable interrompu lampes linda linguistiques liquidation léonard modérée moniteur moustache
    4 moïse musicaux niche npd palette parfums parlera parodie passerelle passionnés pesant philosophes piétons playstation
    4 plongé pointer polaire pompier prague prairies privilégiés prolonge promu protester précarité psychiatrique quelquefois
    4 raisonnables ralenti remboursé remontée renforcée renouvelé reprends requiert retenus ring robinson roma rondes rosa
    4 réorganisation résurrection réveillée sceaux sic smic soucier souper stefan stupides suffisent susciter séisme
    4 temporaires traducteur trancher troupeau uber vaccination vaccins vagin venais versant vieillissement vinci war éclats
    4 écologiques écosystème écoutant écrase étang évangile évoluent abonné achetée aimons allumé alphonse amants anatomie
    4 anglaises antiques apaiser applaudissements apprenant apprenez arrondissements auditeurs auxiliaire bacon barça bayonne
    4 bijou blocus braves brutalement budgétaires calmes calvin check châssis coke cologne combinaisons comm concernée conne
    4 consciente considérables continents contradictoires corrigé courantes cédric dentiste destinations déclenche déni
    4 dénonciation déposés east effacé email enfuir entamer entières environnemental essonne expliquez expérimenté falaise
    4 files flot foncier fées gaule gautier gazon geek habituer hahaha his identitaire immersion initiales instaurer
    4 insuffisant intersection interviennent inédits jeans keith know lake lavage lci leadership libanais licences litige
    4 louche loupé lourdement lumineuse lunaire lésions mexico michèle misérable multiplient méfiance mériter next north
    4 nouvellement opérationnelle ouah ouvrez parité partagés peaux percé permit planning pluriel presses promise prototype
    4 protégées prouvent précieuses pétersbourg racing radars recommander reconnues recrute relie remontant remplacée repoussé
    4 reproduit requêtes revendication réacteurs réduisant rémi résidant réviser saintes sandra scandaleux self seriez
    4 sherbrooke simpson sonores soviétiques spirale sr stocker stéphanie surf survient tendent tentes trilogie tronc tunisien
    4 utilisait verbal verse vestiaire vieillesse vierges viols visés vitres warren xii électro étouffer évitant achetés
    4 acoustique actives adaptées adidas alep algorithme alternatif amenés animations armoire arriva attendue aucunement
    4 audiovisuel avéré basées bb bc bella boeing boeuf bombardements buffet bénin cadet catalan cerise chalet chantage
    4 chantal chevet chi chips chrome chroniqueur cloches coiffeur colorado comics commentateurs compilation concorde consomme
    4 contraires converti cordialement coréenne coréens coulé craig daesh dean devrez douloureuse décollage décoré découle
    4 déduire défensive définies déployer dérives déroulent désirez eddie eden eelv embaucher emily enfonce enseignes episode
    4 fantastiques fatale favorite fernando fisc fleury focus fournitures félicité galles gendarme ghana gout graine
    4 générateur hache hardcore hostiles impunité individuellement initiation insérer inégalité jurés kiev libérales liga
    4 longueurs magicien marvel mentionnés merlin messager minière mitchell molécule mutations mutuellement narbonne nerf
    4 never nourri nœud objection obtenues orgue orgueil oubliée oubliés perry pertinent porsche portaient posés procure
    4 providence préparée prévisible psychanalyse pété quinquennat ram redressement reliés reposent repousse requins
    4 restriction retirée rigoureux rivalité roulé routiers rythmes récompensé réunissant semblaient series serions sincères
    4 solidaires surcroît switch tank tarn tchad tomes traversant traître uefa ultérieurement unie usure varsovie visuels walt
    4 wolf wtf zen échéant éléphants éprouve équivalente étudiantes accusée adolescente affichent agneau agriculteur agrément
    4 amas ambassadeurs analogie anjou annonçant appelées artère attractions aurore autrichien baignoire bouchard brasserie
    4 calories capitaliste capteurs casa casablanca casques cdd chemises choux chronologie commises communion communique
    4 composées condoléances confirment conformes conservant consoles conspiration contribuable coquille corpus coupures
    4 croisée crus créatif cuisinier célébré dennis devrions dieudonné dion dominer douane dynamisme déconner défenses
    4 délivrance désignés déçus eddy effrayant emballage encadré encouragé engrais environnementales escale fantasmes fashion
    4 fiabilité fictif financements flipper florian fonctionnalités formelle fouiller fourrure freud garantis glissé
    4 gouvernementales haleine here hillary horreurs hostilité hunter identifie intenses ja joies karma lanceur localiser
    4 logis luther malcolm malheureuse manifesté margaret martyrs maya mentalement menus metteur minimale ml montrait mrs muni
    4 naïf nuque négligence panama parie particularités pelle permanents picasso pigeon pince politesse polémiques portez
    4 poussant pratiquent prioritaire précisant prédit préliminaires prétendu pudeur pureté ra raisin rallier ralph recteur
    4 rentres restons retards roms round réservation résistants sacre saxons scénariste sensibiliser sensé sergio sofia
    4 souffler spencer succéder sucré susan suscité suspendue tardive terroir thriller tiroir tirées touraine traction
    4 traitées trouvées turner valenciennes vampires veau vulnérable vœu wagon wagons écarté égyptienne équilibré éruption
    4 absorber accents activer adorer after agitation aidant ain amendements amusé améliorée anciennement anglophone
    4 anglophones annonçait apparue arrangements aurélie autoritaire avatar aveu bagdad baies baskets bastille blond bloquée
    4 bombardier boulet branché buisson cambridge carottes cartier castro cb cochons coffret cola company comparables
    4 compatriote compression comptables comédienne conduisant conservatrice construites consécutives coupés couvrant couvrent
    4 cr creusé croyons créatrice dessinateur distincts dressé droites dédicace défait désireux détestent ecosse engendre
    4 envahir envoyées escroquerie eur exceptionnellement excitation exigé exploitant exploite eût fabien familiaux fatal
    4 froides fumeurs fédérales gabrielle ge glorieux généralisée handball hui human imbéciles imiter inauguré
    4 incompréhensible inquiétez inscrites instabilité inventeur jake jamie jets jugements leonard liam lily lnh lâches
    4 légalité marocains mercato minerai montés mosquées mulhouse mythes mélanges météorologiques noah occupants once only
    4 oppression orages osent panorama papillons paraissait paroi partenariats payent percée permette photographes pianiste pm
    4 pochette portugaise poses prescrit privilégiée prononciation précipitations prône pèlerinage rampe recouvre rejoignent
    4 rendrait reposant rideaux rn roberto rom réalisateurs sanguin scores secrètes serpents silver situent sociologue sonné
    4 sophia souplesse sp spontanément spécificité staline stats subsiste suffirait suivies sécuriser tracer tribunes tronche
    4 tuant unit url uruguay variante verrais viandes vicieux vitale voice volent végétale whisky écarte échelon écoutent
    4 élevait éloge éloignés élèvent élévation émancipation étrangement abidjan abstenir abuse acceptez adhérer agréables
    4 alexandrie alphabet ambiguïté ambulance ancienneté animales anomalie antisémite antérieures apportées apprendra arles
    4 arrivez attrait barbarie basilique biscuits bitcoin bosses bourgeoise bénéficiaire cailloux caserne catastrophes
    4 cercueil changeant chapeaux choquant chypre circule clean cole comprenne conduites condé confrontés confrérie confère
    4 conscients conçoit coéquipiers crack croisade crête dante datée denise diras dires dog drague dumas démolition dénoncent
    4 dépendre dérouler détecteur développeur embauché emile encyclopédie enterrer entourant exceptionnels expliquait exploité
    4 fai farce feat fermier gagnes gratuité grenouille géante hector hidalgo honda hésitation ignoré illégalement imitation
    4 inconvénient infinie inscrivez insecte inspirés interprètes isle joan lacunes lentilles mare marseillaise math mensuelle
    4 mesuré mia millénaire mlp multiplie mythologie mâchoire mécontentement médian méthodologie nb notaires nullement nègre
    4 ol olivia organiques orthodoxe paradoxalement partait payées perse pharmaceutique pharmacien philo plaisant polonaise
    4 postérité poumon pratiquant premium prendront pres provisoirement précaire présumé préviens pv rabais rassuré recevant
    4 receveur reconnait recrue regroupant rejoignez remonté renouvelable représentées rigide réjouir résolutions réussis
    4 salomon scandales sceau signataires silencieuse situer sketch slip soft soja sorcières soulevé soupçonne souscription
    4 soutenant spécialités spéculation stables stimuler stockholm subtil succédé suivait supprimés survenue territorial
    4 théoriquement tranchées travaillons trinité trésorerie téléphonie urine valoriser varié vecteur vertical émile énigme
    4 épices absorption accessoire adieux affrontements aidés alexandra analysé annecy anticiper apologie appelons apports
    4 ariane arrêtera assimilation attaquée attirent attribués autorisées basculer beyrouth bienveillance bougie bougé boycott
    4 brandon brillants bâtons canadian capitales carcassonne caricature cascade certification charest chargées citadelle
    4 clans clou clous coloris connaissaient conservée contactez contamination contentieux convaincue coûtent croître croûte
    4 demandera différencier déclarés déconne dédiés défoncer démissionné déménage déterminés ecclésiastique embarque
    4 enrichissement enthousiaste eure exploits expérimental facon ff flexibilité flûte fmi forfaits fourmis fuites fureur
    4 garant garnier great grillé généralisation généraliste gênes habile honoraires hormones hétéro indemnisation induit
    4 installées interrogation interrogatoire iso kent kid kurt latitude law lisent lola louvain magic malo malte malédiction
    4 manœuvres map masculins maternel mercier miséricorde mozart mrc médiévale méridionale narration ninja nées oms optimiser
    4 oublient pantalons parasite parois patate perçue pièges plaisante plaise porcs potentielle pourrie pratiquée prenaient
    4 profonds promettre prose précède prédécesseurs présomption prétention prévenus prévient quotidiennes raser rassemblés
    4 recueillis reproches research respectable respectant ressortissants rita rivaux room roubaix rush réfère réputée
    4 réservées rétro réélu saguenay sahara santos satisfaisant scanner sharon shirts soupçonné succède suffi suggérer
    4 suédoise synthétique sèches tambour tarde terminant thompson théoriques théorème todd tons trajets transmise udi
    4 uniformes vanter vih villageois vinaigre violette vip voudront xve yang zombie égyptiens énergétiques épique érection
    4 éternellement évalué accordés acharnement affectée agressive agressivité ailier ajaccio algues alzheimer anthropologie
    4 anus appartenir aptitude arizona atmosphérique atomes attitudes aucuns audacieux austin avancent azote aériens bagage
    4 bagnole baigner banquiers baptisée bart bosnie bretonne bryan bénévole cambodge capturé caravane causée cha chaleureux
    4 changez chariot chartres cheikh collins comparée compréhensible compétents condamnations confond confondues constantin
    4 contenait contredit crache crs crèche cubes cégep diffère dirigent disciple distribués dividendes divinité donation
    4 draguer durand durement débiles décerné déclenchement défiler déguisé délibérément dérivé einstein ellen ends
    4 entraîneurs entrez environnementaux espion eue excessif explosif expéditions extrémités facto failles fiat filiales fnac
    4 fréquenter graham guitariste gymnase génétiques géorgie habit horribles idéalement ikea immatriculation impératrice
    4 inconnues indiquée instituts interrogations jacqueline jade jonas justine jésuites kinshasa lang lauréat libérés logan
    4 loges logiques lt légèreté marchant marquent marquées martyr matérielle messagerie minoritaire monique moyennant
    4 multinationales multiple mutuel narrateur navarre nico norvégien objective obésité offertes orge parvenus patricia
    4 permettez perçoit peuplé pics pigeons placements plaira plâtre pol pole polytechnique posant poursuivant prive programmé
    4 projeté promoteur provisions préoccupe préparatifs pédagogiques rangée rc reconstitution redoute regrouper rendit repli
    4 retarder rex rey ridicules rogers ronds répandre révélée sains satisfaits sauront sebastian side society sollicité
    4 soutenus souverains spider steak stuart superman survivant sus séjours talk théâtres togo touriste tristan true velours
    4 verrait vic vignoble vodka vécue échos élargissement élégante émeute érosion abstraction acquiert activé adhère adèle
    4 agrandir allonger antécédents approfondie appropriée apte arcs assassins australienne banlieues barrer blâme bobo boites
    4 brèche chantent chaux china circulent class coefficient commenté compliments conformer conservent consigne contacte
    4 continuellement contradictions croisement cruauté culs cumul cyrus datent demeurant donnons dorment durables durera
    4 décevant déchiré défier dépassement désespéré désiré détourné eco embarqué envisagée erdogan estimant exagéré exécutés
    4 fasciste fermeté fermiers filtres fixées flagrant flamand fondamentalement formats formulation fourniture fraises
    4 frappant frustrant gai gif gorges gothique goûté gratter griffes has ht humaniste imagerie implanté infections insolite
    4 instantanément instauration insultant interdites introduite janet jouit judo juristes justifiée jérémy kilo kyle labo
    4 lancés link loto lus lévy maintenue mamans manquant marchande michelin minable moelle mouillé nets neymar niquer notez
    4 nourris octroi palier pans para paroisses partagez participations pathologie patriote patronne pet peurs philosophiques
    4 piece plantation principauté processeur promets préavis préférées puces péri raisins rallye rame ravis recueillies
    4 redire relate remix respectives respiratoire revendre rigolo robuste ruraux réglementaires répondit réunissent say
    4 secrètement seigneurie soigne sonia souterrain squelette stagiaires subitement suce suffire suivra tactiques tango
    4 terrasses thibault toc tournure toussaint tranquilles transporte tremblay tuerie tunnels vera vulnérables wallon yannick
    4 yeah zemmour zoom échouer équivaut éventail évoquent aa acquisitions actrices adrian affectation affrontent airlines
    4 aisé amitiés aménagé animer anormal antibiotiques apprenti arras aspirations assureur attaqués attendus axel baisé
    4 beauvais berry blâmer bossé boxeur brisée buenos butin calcule campbell carmen carol cassée chrono chut citroën classées
    4 clauses clémence collaborer compatibles constituante consécutifs continuons contraction contraints convenable corrompu
    4 corrélation craqué criminelles créneau crêpes cultivé cyber cyr das deutsche diffamation digitale disposé donnerai
    4 doublement drake débloquer déchire décoller dégradé délinquants edgar edmond electric encaisser endommagé endurance
    4 essayait essayons expérimentale fermez fluides fonctionnel formuler germanique gouffre gouverneurs grossir guilde
    4 géopolitique hambourg hope hydrocarbures identités impliquée incertain incitation investis itunes jin joël karen laid
    4 loupe lyrique mammifères marois marrakech mentaux mentionnée mettrait migrations milices minimiser modérés monstrueux
    4 motivée murphy museum méfie méprise nadine name neurones notification orphelins orsay panthéon passants pentes pick
    4 pivot plane pointé poêle prairie produisant project provinciaux provoquent précédant prédilection présentera préside
    4 puissions rafael raoul redevance refusait rencontrées res retomber romance royaumes rsa ruth récidive saisit salariale
    4 savants scie semer serviettes sirène souches suarez summer syndicales sélectionner séoul tailler tardif tenais tinder
    4 tnt torrent trahir trembler trésorier verrai versa vocale votée zinc zombies élimine éloignée élémentaires abruti abu
    4 accueillant accueillis achille actu agirait agrandissement alimenté amen amplement ampoule approximativement apprécient
    4 araignées arrestations arrivais atteignant autorisant aînés band bavière beaulieu blindé bombardement botte bouddha boum
    4 brusquement brûlée buste calmez captivité cartouches cauchemars certificats cerveaux châtelet clope combine comète
    4 comédies concrets conjointe conservées consoler constitués contemporaines contesté copenhague corne corrections
    4 craignent crucial csa desquelles diffusés discriminations dispersion dot dramatiques débarqué décorations défensif
    4 démographie déposées désignée ecoutez edit effondre enfoirés engouement enseignante entraînent estivale exercent
    4 favorisant festivités fonctionnelle fondées gatineau gazette gray grecques grenades grès helen hostilités hybrides
    4 hélicoptères illégales imam impatient inattendue incarnation inspirant insu insuffisante insurgés interactive
    4 investiture juriste juventus labyrinthe lasse let livrent localisé lucide madison maris mega menacés merdique montreal
    4 montrez moralité morbihan motos moustiques médiateur mêlé nam nanas naïve nocturnes nova nsa nécessitent obtint odeurs
    4 offrait oran ordonnances oreiller ouragan parisiennes patienter patriarche perdez perturbé planétaire pourris prenais
    4 preneur presser protestations préférences psycho pts pénètre pêcheur quotas racontes reich rendements repenser requise
    4 respectée rica rigoles rite rp régulateur répercussions résolument sanchez saveurs sculpteur serein servis shop
    4 signalisation sim skype socialement soupir stewart substitution succèdent sue suivit supportent suspense syndical
    4 sémantique tais take touch transporteur trouva two urnes vaudrait vibrations vincennes végétal végétales xxx écharpe
    4 échoue économiquement émetteur épopée abeille adjectif affilée ajustement aka apportant arctique argumentation assiettes
    4 assumé atlanta atroce bach baker basant battle beaumont bein blair blois body bouc brabant bracelets brebis brésiliens
    4 bénéficiant béziers cabaret cable cachet cale carrée chantant cherchons chirurgicale choper cocktails comparaisons
    4 complique compléments comprises confondus connectée conrad consacrées considérait control cookie coquine corses cotés
    4 courtier derniere devises dilemme divergences dream dubaï dumont décentralisation décrets défendue délires déplore
    4 déséquilibre endettement ennemie entra espions exprimée family far fascisme favorisé faîtes forestière fours féroce
    4 gagnez gendre gravures grossier habituelles haineux halle hameau hospitalisation idéaux impeccable indifférent
    4 inscrivant insulté interdisant intégrante involontaire isolation janv jettent jouée kane ladite lanterne lazare lefebvre
    4 leonardo limitant lobby lyonnaise léa masquer mcdo mcgill mediapart menthe missionnaire money montreuil nationalités
    4 neuves négliger oasis obsèques ogm originel other parcelle performant perpétuité pieux piratage plants pneu porcelaine
    4 primordial privatisation prospère psychiatrie péage pénalité quebec rafale recueille regretté reliant rendues resterait
    4 restitution retirés rites romaines récoltes régner répondait répétitions résidus salvador santiago sea seconds segments
    4 seo serieux servit shit simplification smart sodium song stella supermarchés supervision supplie suspens symptôme
    4 tempérament tempêtes terminent texture they think timbres tintin torres toyota tranchée transformés triplé tt tuiles
    4 tunisienne ukrainien usé visées vivres votants wii work xxie échappent épuisement érotique évitez abat adjoints ajuster
    4 aligner amènent analyste ancêtre anomalies anticipation apostolique apparitions appliqués apportée approprier approuver
    4 appréciée apéro arcade arriverait arrêtons assassiner astronomie astérix attirant barbare baromètre barreaux boucherie
    4 bp brexit bémol calcium canards carole charisme charlemagne christiane chronologique citant coloré compétitif cook
    4 coopératives couronné câlin cérébral danseur desjardins devis dirigeait dominent dune durablement défaillance défendant
    4 dégoût dégustation délicieuse démarré dément démonter démontrent déploie déprime détacher embarras empêchant encadrer
    4 enfuit ennuyer espagnoles essayent essayes evolution existaient fasses faveurs fe fernand finaliste finalité finition
    4 fièrement foin forge fraudes fraîches fret fédérations gelée ghetto gonflé grandiose géologique habitait hannah haricots
    4 holmes humoristique ibrahim imposés infirmier insigne interlocuteurs interpellé intervenu investigations iron jonction
    4 jong juives latérale latérales laurier lauréats limousin lointaine lès lèvre mangez mel mentor mineures ministériel
    4 mordre morel morris mémorable nadia nef nerveuse nil observés offensif oignon pallier pareilles patriotisme patronat
    4 perche plantations poteaux pragmatique progressé pronostic protègent provoquée prédire pèlerins québécoises raide
    4 rassemblé rationnelle ravages recherchent recrues refrain regagner rencontrée reproché retraité revenons rhume rs ruiné
    4 rétabli sacha samantha satisfaite sente sg sm solidité solliciter souhaitable soulèvement soupçon spoiler td too
    4 transcription validation vanne ventilation viole vtt éclaire écologistes écritures élastique émotionnel énoncé éolien
    4 épave érable abel accru affirmations agresser aisée amenée apprentis ardèche aristote arreter arrières arrêtait aspire
    4 auxerre aînée banale bangladesh barbier baroque bataillons betty bourreau braquage brutes béni bêtement cacao calédonie
    4 caractérisé caractérisée caramel cargo carotte carreaux cars cartographie cazeneuve centré chanel chèvres citées classic
    4 cognac cohérente collectivement commençons commet community confidentialité conjoncture consolidation consolider
    4 contradictoire contrôleurs corner cornes courriers croquis cruz crystal créteil damon death demandeur demandés
    4 deviendrait devinez diner distingué distribue divisés dotés décevoir décrits décroché défavorable défends défiance démo
    4 dépistage désirer détenteur développant easy empathie empêchera enlevée envois erik espere eus examine excitant exode
    4 export faisceau façades filiation foules frotter gallery gates gouvernemental gp griller grilles gérée gêner habillée
    4 handicapées haram hercule homophobe impuissance incarné incompétence indéniable infirmiers institute institutionnel
    4 inédites inévitablement jardinier jt kansas kiss klein larme manitoba manquera marqueur menacent meute mexicains
    4 missionnaires mobilisés mod montaigne mortier mutuelles mémorial nains naissent naïveté newsletter nombreuse nœuds
    4 orientée parano parcelles passaient patriotique paypal perde pertinente pitoyable pitt pizzas plaisait plaisent plasma
    4 plaçant posait postal prendrais promoteurs proposons propreté protocoles puissiez pâtisserie querelle raids rationnel
    4 relou remords remplies restants retenues revendiquer rico romancier récompenser réduites réfugier réparties résisté
    4 rétention salée sauvegarder schmidt schneider some sphères splendeur sporting stérile surprenante sympathisants syndic
    4 tailleur there thon tiges toiture transparente trek turbo utopie vicomte victorieux vivantes voyagé wagner want ward
    4 warner wi éclipse éditorial équitation accomplissement accueillent affronte africa alien aliment allongée amanda
    4 approuvée appréhender apôtres archéologiques arrogance atp autorisations aveux bananes basique batteur bfmtv board
    4 boivent bridge cac camerounais caresse choisies clarke coloration commencera commode communale compact comparativement
    4 compliquer compliquées confronter contredire conventionnelle courtoisie cpe crevé créa cuisines dealer dei direz
    4 disposait donneront dordogne dotation défoncé délivre désirent détaché détruites edith elsa elvis embêter empare enrichi
    4 entamé escroc excite experience expiration extensions faubourg feuilleton finlandais fl folk forest froids fériés ga
    4 gameplay gestionnaires gloria gomme gonfler guichet gymnastique génies généralités hanches harceler hommages héroïque
    4 hésitent incompréhension influent inscrivent intégrant inversion invisibles irrésistible jenny jesse jetée joker klaus
    4 lacroix lama lamentable lancées lotus législateur léopold mad mahomet martinez masqué mate meunier minima miroirs motive
    4 motivés métrages navale naze nazisme neuilly newton nfl nécessitant obs optimisme ores orné osez ouvrira parue passive
    4 patates paternité pe perturber piloter pink plais podcast positivement possessions pou pouls pourrir poursuivie prié
    4 programmée projeter prometteur protestant prépa prévoyait psychique pus pyjama périphériques pétrolière qc quantique
    4 quatuor quimper quittant rapportés rase recevait recharge redevenir refonte refusée reliques remettent rentrés
    4 restructuration rip riverains réal réalisant réclamation rêvent schémas serrure seth sherlock soudaine sourires special
    4 spiritualité strauss stream surfer surréaliste suspecte tampon tesla timing travaillaient tre trempé tuteur tuées
    4 typiques télévisée unitaire utérus valables valet vanille verbes vicaire violeur volés votez vêtu word échelles égide
    4 énième épargné équivalents étiquettes étudiés
    3 abondante acceptant accidentellement accompagnées accusent acquises aillent anal anarchiste ancre annoncés antiquités
    3 antérieur apportera aptitudes aquatique ardennes arena arnold arrete ashley assurez aubry baisers ballade barack bascule
    3 bce biblique blabla bluetooth bouleversé brice budapest bute bêta cachette cadence calmement carnets chelem chialer
    3 cleveland collecter colmar commandée compétente conclue connexions contestée continuait cor correspondants couille
    3 courageuse couronnes culinaire cuve derek devrai dimitri dinosaures dirigées dissimuler districts donjon douches doug
    3 ducs duncan débrouiller décalé décisives déclarait décline décompte déroulera désespérément ea emmanuelle employées
    3 emprisonné enfers ennuyeux envoler exactes excédent exhaustive expulser exécute feeling filme fondatrice formel foulard
    3 fournissant fra glenn glissement grottes gâchis généralisé hamas haïr her homophobie illégaux impossibles incarner
    3 incertaine indirect inoubliable installent intervenant intrusion ion ir ivresse jackie jaurès javier jeûne jordanie
    3 joueuses judaïsme judicieux licencié list luna lys madonna malins mama mauritanie medef mehdi meyer miniature modifiés
    3 moléculaire monica montparnasse montréalais moutarde mt muse mèche môme naviguer network neutres nordiques nourrissent
    3 odieux ohio opposées oups ovale papy partira pendre perquisition perturbations plaider plaies platon pompidou poursuivis
    3 projette promotions promène préparatoire pt puzzle pédale périple raciale rattaché ravitaillement reconstituer
    3 recouverte recouvrement renouvelée requises respiratoires restaient retrouvailles rituels roch romantiques rpg réalistes
    3 réchauffer réclamé référer réputés résidentiel sarko saxe sceptique scorpion serena shaw shoah signifiant
    3 significativement sorciers sourds strip subtile suffisantes supprimée survenu ségolène texto thermiques trade travailles
    3 trompes téhéran usd verset versées violée visait volkswagen voulions voulue voyaient weber xl écrivez émissaire émouvant
    3 équations abc abstrait accompagnant ace adressant agresseurs aiguë alimente alma analytique antisémites appuient appuis
    3 arménie arriveront ascendant aspiration attributs baleines baltimore balzac benzema bienvenus bisou bled boucler bradley
    3 brunes burundi béatrice cachées cardinaux cerner chanoine cheminots chocolats choquer cliente clocher colette concentrée
    3 concilier confessions confirmés constituait consécration continental contrôlent cost cotes couvertes covid crane
    3 croyaient cruelle daech dany dassault dax delphine diffusées donneur doués décomposition délibération déplacent déplacés
    3 désactiver désignant ebay echo enchaîner essaies exotiques exprimant flippant fondent fontaines foutue frange franz
    3 freinage fâché fêté garer gaspillage glacée gm goldman gouverne grimpe généré hal hlm horizontale humilier hurle ibm
    3 inaccessible indochine inertie innocente internat intéressait irresponsable irréprochable isolées japonaises jeffrey
    3 jorge jouais jugées ka kids kings latino lauren lingerie livreur lloyd louisiane lunette légaux maillots maladroit manie
    3 manquez marvin md meurtriers mexicaine milite minime molle médico nissan nokia orgasme oz perrin pharmaceutiques
    3 photographique pionniers portions primo proclamé profondeurs propager proverbe provinciales prédateurs puisses punis
    3 pétrolier qg raccourci racontait ralentissement rangé reconnaitre redresser reed regina restreindre retrace reviendrait
    3 rochefort réflexes réglée répliques répondra réservoirs sanglante saskatchewan sd secouer semences shawn sorcellerie
    3 spotify sucres suggèrent supporté tac tatouages tenons titan tolérer tortues trail transforment tuberculose télécommande
    3 télévisions usées vacance vaguement viktor vitalité vitamine vomi wc why willy écrivit éditoriale éduquer émerger
    3 équiper éteinte évaluations évalue abdomen abordable abrutis acquéreur adepte af affluence ajoutés allergique ame
    3 amertume angélique approché arrivons artères aspirateur atténuer augmentations aujourd aviv baume belfort binaire
    3 building champignon chiottes chroniqueurs cindy cinema ciseaux clarifier commémoration consultatif convenir conviennent
    3 corporelle coute coûtera crient crépuscule curieusement cylindre dauphins deep della denrées dentelle diffèrent disposés
    3 disputes distincte dodo doive donnaient dortmund doter dublin décideurs décrites déléguée déroute désespérée détecté
    3 dévouement efforce engendré entendais esther evans exclue existante explore explosions exporter expulsé faction fiancé
    3 formulé frustré gaillard halles harrison hebdomadaires hexagone history hudson incompatible indicatif infantile
    3 inondation interpellation investisseur irl ivoirien joel joly judith laissa lane lego leslie level loir luxembourgeois
    3 mag magistrature managers maximal meaux meneur mentales mentionnées mimi minoritaires modules mosaïque moules moussa
    3 méditerranéen mélangé ménager nappe nat négocie obligeant offices oracle otto owen paca palestinienne parcourt
    3 partageant partages peace persécution plaza poupées president proust préconise préoccupé purge quick rançon rebecca
    3 recherchés remake représentaient restées retombe retournent rodriguez royales régression répartie réunie sacrément
    3 saisies sandrine satisfaisante sauvée sen serrée serrés serve sibérie somalie sourde temporelle tournait tournés tremble
    3 trottoirs unanime vegan villiers vita voirie wade yep zénith écoulé étaler étonnerait étroites évoquée abaisser abattus
    3 accomplie adjointe affaiblir agité aigu alaska algorithmes alstom amphithéâtre antarctique apportés appropriation
    3 assigné atlético atterrir attribuées authentiques autrichienne badge banquet bastion bazar berges bonbon bordelais
    3 bricolage brûlant brûlés buffalo bâtie camionnette captain capteur caron carrosserie cassette chaines chambéry channel
    3 charpente chen châtiment cicatrices claudia claudio coffres commando comparant compartiment compromettre conjugale
    3 conquêtes consistait consomment continentale controversé coordonner coupées coussin couvercle cristiano croisent
    3 descendent destinataire deuxièmement distinguent dogme dopage drames déchirer déformation démantèlement déployé détache
    3 détaille détruisent embarquement emblème event exerçant financée finement fondant fontainebleau forestiers foy freiner
    3 friends fuis gagnera gallo galères gap gene gibier granit grièvement guidé généralité hanche hanouna hart heurte hit hs
    3 idee ignorait iles imminente immobile incluent indiqués indéterminée infirmerie injonction inquiets intellectuelles
    3 interrompue intolérance inverser irlandaise ji joey js katherine ke kenny latéraux libraire loterie lrem lucky lueur
    3 mangeant manufacture mao martel marxiste mason matos matérielles med mentent mercenaires meurtrière miettes millimètres
    3 mixité modifiant monarque multiplié médiane médiéval métaphysique nolan observant opté opératoire ornée panel parenté
    3 passionnée pavés peints pendu pinceau pittsburgh plaide plaisance plaisanterie planifier postuler prestigieuse prieur
    3 primitif promenades prophétie proportionnel protections précipitation préfets présentateur pulmonaire pèsent raisonner
    3 rapproché rasé rattrape rempart renferme renseigne reprit retrouvées review ruelle réalisatrice régularité réponde
    3 résout révolutions saxon schiste sentimentale serres serviteurs sexisme shérif sitôt soufflé souffrait spam stéréotypes
    3 suivront sweet taule taupe telephone ten tenaient tentait théo tpe traduite traduits triche tropicale vaucluse
    3 vestiaires viable vieillir vocal voyous vérifiez wells wright écologiste émanant émises éoliennes épingle épouses étés
    3 éveil éveillé éventualité achèvement addiction agissements agro alicia allégations alphabétique amiable ananas anarchie
    3 animatrice annexion anton applaudir appliquant aquarium archive articulation associant autrichiens avalanche baba
    3 balancé bangkok bernie billard bip bites blanchiment boyer brochure brume bruns btp butte campement capote capte capté
    3 cartel cartouche chaton claquer combiner comprenais confection confiture consortium constantine consultants contingent
    3 continua conventionnel coquin correspondances corrige cosmétiques craignant craque critiquent cruellement créances culot
    3 curry curtis dam descartes dg disneyland distinctions douteuse drôme découpage décourager décrivent définissent
    3 dépendances dépourvu détesté détracteurs emploient enclos encouragement enculer endormie energy enfoiré enrique
    3 entrainer entraînements envahit espéré exploitants exécutions fabriquée fameuses fatigués favorisent fixant flamands
    3 fortunes fraise gaga gagnée garden gisements gomez grandissant gratitude géologie hachette hospitaliers humanisme
    3 hôtellerie identifiée idiote imprimante imprévisible indre irrégulière islamisme ivg jetés juridictions karine lice
    3 licorne lorenzo lucidité ludique luminosité malheurs manipulations mannequins manoeuvre maps market memphis mesurée
    3 mettrais michigan moeurs montées mourant mu need objectivité observées offrez pacifiques paragraphes parapluie parfaites
    3 perdants perçus phone piges piment placent politico pornographie positionner privilégie prod prolifération protectrice
    3 préoccuper présidée préventive pseudonyme psychopathe pépin périodique rafales rappelles rattachement rca reconversion
    3 renouvelle renversement repêchage reuters revente revois ronald réconfort réf résonance rééducation sabine salué
    3 sanctionner sanguine screen sentie servie slim soprano spectaculaires spontanée spécimens statique suez suicides
    3 suspendus taillé tenants tertiaire théodore tonton tracteur trappe traîtres trouverait tunisiens tuto ui ukrainienne ur
    3 versés vétérans wa wallace wang years zola zoé écoulement écouteurs épuisée équateur établissant étalon évader abolir
    3 acquitter admirable adultère agroalimentaire aidée alberto alliée allégeance anesthésie angoulême apogée appréciés
    3 aragon armistice arrêtées atome australiens ave avérer baisses barque battait blindés blu bourgmestre calvados
    3 cardiaques cardio casserole chevelure cils clichy cohabitation combo complètent compositeurs concentrés contextes
    3 conçues crevettes crues créole dauphiné dawn dessinées detroit devenez deviendront dissoudre dissous donateurs dosage
    3 drap déchéance décrivant déduction délicatesse déontologie déserte elie embouchure embrassé entrave envisageable
    3 expressément fallut fertilité fisher five forgé gages geoffroy gil glacier grêle gun hand hardy help honoraire huissier
    3 humanitaires hussein héritière imaginaires immunitaire implanter improvisation inadmissible infiltration inquiétante
    3 intel intimidation invitent ipod iranienne jaime jetons lançant lécher macro manifestant manège marchera martyre
    3 massives matinale migratoire minimal mister mistral mobilisé monétaires moralement muller muséum mécanicien mêlant nazie
    3 nordique négocié oubliant paolo paresseux pascale passeront payez paysanne pionnier pk please plié poings polices
    3 polluants por possiblement posts poulets pressée prioritaires progressistes prédateur préférant préparatoires pétain
    3 quid quil rachète rames regrettable reines renom reprendra restos retrouvons revoit ribéry rigoureuse rivaliser rmc roll
    3 roulement roumain royaux ruse récepteur réconcilier récurrent réjouit répétées résine révélateur savoirs ser serra shot
    3 sociologique soixantaine souhaites souhaits statu stipule sy syndicaliste sécu sérum taxation telecom temporel textiles
    3 tigres tite today tombant tot touchées toussa toux tranché transmises traque vestimentaire vibrer vidal vidé volley
    3 woody yaourt électoraux équipages érigé étudiée abdel accueillie accumuler adoptées aggraver agira aimeraient aisne
    3 allures altesse appartenu armer atypique auditions autochtone bacs banni barbie beatles beethoven biarritz block
    3 boucliers branler broadway brothers brutalité bugs caporal carnage castle centraux chantait charismatique chevilles
    3 chorale clowns collaboré commandés commencée communiqués complétée comtes conceptions conduisait contenues contrebande
    3 controle contrôlés convertis copyright corneille correspondante corrompus cosmique couette denver dessein diables
    3 différend diplômée discrets disputés diète douée duke déchet déclara découper déduit détaillées détenteurs effectuent
    3 emblématiques encourageant engendrer entraine entraînés enveloppes escrime espèrent estimait european excel exotique
    3 factions fax fdp finalistes folies formalités fragment francaise fraîchement frere fresque frontale fumeur funéraire
    3 gallois gant garou girondins gisement guéri habituée hacker hangar hilaire homologue homophobes hospitalité html
    3 hypothétique identifiant ignoble ille immobilières implications importer indirects indépendantistes infographie
    3 intelligentes intensive jouissance jérémie kayak lana lanceurs langages language lavé lenteur levallois lg lost lèche
    3 malgache malik maquette marraine mayenne mayotte maçon membrane menait mettaient miennes millionnaire minier minières
    3 montrée mountain méditer navy nrj occupera oie orlando outrage paralysie passais persévérance piscines plombier pognon
    3 poney pouvions prescrire pret princesses prions professeure protéine préparations prévoyant psa psychologiquement
    3 publient pénitentiaire pétroliers qualifiées ralentit ralliement rangées recharger redonne reflets reflètent reporté
    3 retombées retournement retrouves reviendrai revint riant ricardo rolland romantisme rosé rothschild running réagissent
    3 sanglier sarthe saucisse saurez secrétaires sf sidney signalés soda sonnerie soulignant souveraine spécialisation sq
    3 stabilisation stabiliser strictes supposés surmonté synopsis syntaxe tahiti tait taré terminés terra tina translation
    3 transportés travis trier ts utilisations vante vasculaire vendant verdure versée vieilli view villas water win zeus zut
    3 échappée échelons élargi éloignées énergique épuration équilibrée étendues évocation abondamment acceptés accusant
    3 accède affaibli again aisance allie alpin alt amalgame amoureuses aménager anarchistes aquatiques assimiler attirés avc
    3 avertis aïe barème bebe bennett besson bologne bouddhisme bouquins brancher burn buter cachait calgary canicule caresser
    3 cascades cassés cherchaient chirurgiens coincée colorés compacte complaisance comprimé compteurs concentrations
    3 constituées contenue contracté contraindre coop coopérer copié corinne credit crétin demandaient dev dunes dupuis déluge
    3 dépouille détenue ect emilie emmerder enferme enfermés enlevés ennemies ensuit entendant eye fabius felix fermentation
    3 ferrée ferveur filé firmes fleuves flottant formées fossile gb ghost giovanni grévistes haies hainaut hazard heart
    3 honore huitièmes hunt hémorragie idoles idéologiques ill illicite imprimée inflammation insistance institutionnelle
    3 intact intéressées inutilement invalides invoquer janeiro jen joachim jurer kiosque kurde lan leon lessive lima loyal
    3 loïc légalisation macédoine maigrir mangas marionnettes marrer martha maçons mentalités mettrai mile minnesota modifiées
    3 montana motards multimédia mènera médium mélodies métropolitain nadal ndlr neutraliser nicholas oc ocean octave oil oo
    3 oranges ordonner orne oses ouganda partiels parvenue pastorale patinage patinoire pb peluche perdait perplexe persuader
    3 pertinentes pige pilules plombs poire polynésie porta porteuse poussin poutre primitive procession proclamation
    3 protestante précaires prévoyance pénales pêches questionner radiation rebours recréer rectangulaire refroidir reliefs
    3 remerciements représentative retardé retournée revêtement roberts romane roumains répartir résistances rétrospective
    3 salaud salopes samedis saoul saturation savourer scoop sidi sieur significatifs sirènes slovénie snow souliers souscrire
    3 stanislas sui surveillé symphonie séduisant tardivement teen torche tournai trompent turques télévisé ulysse utilises
    3 vintage yu écouler équipées éradiquer éthiques abandonnées abonner abordés adéquate affectées affichée agglomérations
    3 albanie alertes alternatifs amnistie amorce angola antibes apparement arrangé ars atteste automatisation auxiliaires
    3 balai bandeau bandits baraque beautés bernier beta beyoncé bientot billes bolivie booster bourget boursier calculée
    3 canyon capot carreau causant cavité centrée charmes chase cheminement cheveu choisissant clandestin commentateur
    3 compliqués consulte continueront contrefaçon convaincant convenablement craignait croate culottes cultive cynique debut
    3 diaspora disparues dissuader distant distraire dominée dormait drole duval débarquent déborde déguisement démolir
    3 démonstrations dénouement dépendra déplorable dérangé détenir edge embuscade enchanté ens entraineur envole etaient
    3 facettes fat faure fauve fiançailles financés flexible flots fractures fran frissons fuient fusées fuyant garderie gen
    3 gervais glacé glamour grossière gâche génériques gérald gérés hallucinant hashtag hiérarchique horizontal imposante
    3 impressionner inclinaison indiquait indépendantiste infliger insensible inspirent interminable interprétée intrigues
    3 investissent irrigation its jogging joy ju juniors labrador laissées laitiers lances larves leblanc leipzig ligues
    3 lisais maléfique marijuana massacrer masson mayer menacées mignons minces miranda miser mono morphologie médiatiques
    3 mêlent nantais normands notera noyé nuisibles néerlandaise opter oriente orphelin panda parachute paramètre partagées
    3 participatif passeports payante perruque plausible porn possédé pousses pre prendrai pressés prisme procureurs prononcés
    3 proposera prudente précipiter précipité préparait ptit publiant python pédophile pédophilie pénalités pêcher quartz
    3 quitta quittera randy ratée rd rechange refais regroupés renier respectés ressemblant rivage ruche réalises réduisent
    3 régent régiments rénové répand sacrifié sainteté salir samson sauvés seau sentant serbes servante sets she slovaquie sri
    3 stressé sylvia tablier tea th their théâtrale tiger tomba toscane tp trainer tranchant tronçon trousse vedettes vertige
    3 vieillard vr vulnérabilité yacht échiquier écosystèmes éliminés émotionnelle éprouver étonnement étouffe abîme
    3 académiques accoucher accéléré admise agonie agréablement aimeriez aimés alliage ambiante amiante amusent anse
    3 antoinette apartheid apollon apparus apportez approchent april armstrong arrogant attirance auchan auditoire bagues
    3 bamako been berline bingo bnp bobos bouclé bravoure brigades bélier candy capitole capsules carence catalans chie chuter
    3 chuté cinémas clerc cn cnil cols commise concernait connaîtra constatée contraception core corn corp cristina curie dem
    3 descendance discernement disputent distinct donnerais douai douzième déguster dénommé déplacée dérogation détaillés
    3 effigie effondrer entrepreneuriat entres entretiennent entrevoir exactions exercée exploités fable fertile figurines
    3 flancs flandres foires fonctionnait forcement formidables foutez francine fronts gangs gastro grotesque groupements
    3 gâché généalogie hills hémisphère héréditaire impliquent incline inclusion indiennes industrialisation inhabituel
    3 instituteur intacte interpelle intègrent intérieurement inventions invitations iras jetez joséphine jouaient lab
    3 lafayette ledit libraires lisses locomotive lydia maggie maintiennent malentendu malien mariées martiaux marty maudite
    3 medias melissa melon minimes misérables mouiller mouvance must myriam médicis natalie nc normalisation nègres occupées
    3 ooo originelle partielles patrouilles pearl penchant pentagone permanentes peuplée physiologie pillage pion pittoresque
    3 plaqué plis postales poussés pouviez present proclame prodige projecteurs présentations querelles rabbin raie rassurez
    3 recherchée recueils reliées remorque restreinte riposte roméo réjouis répit sally semé sergueï serviront sin soufre
    3 souscrit souterraine spécificités spécimen stevens successeurs survit synonymes tendres thérapeutiques titanic tourmente
    3 tracy transversale travaillez triangulaire tripoli troie trompette tuez télécom uqam vaillant valentine verbale vertueux
    3 vertébrale vinyle voilée voué vrac whatsapp where woman xive yougoslavie échappement éclaircir écoutais écrasante
    3 éliminée éloignement épouvantable étroits évidentes abriter activation activistes administré adrénaline affinités
    3 affirmait aimaient amplitude analystes antérieurs apôtre aristocratie ass asthme astronaute athée atlantic auditeur
    3 balayer bastien baudelaire bernadette bits bouchée bowl bulgare burton buteurs caillou caste century changée charpentier
    3 christina cibler civiques classements clics combinée coming concierge conclus copé corbeau couronnement coûteuse crosse
    3 crétins cyprien cône dale derriere deçà dinde disciplinaire dispense diversification dun débouché dédiées démenti
    3 dénonçant déposition détourne dévotion effectuant entourer entraide entrepôts ethnie experte expliquerait expérimentés
    3 faciale faiblement fascination fie figuré firefox flacon floraison flow fonctionnant fortifications fukushima gardait
    3 gardée gonfle gregory géométrique habillement habites haie halal heureuses hic hold holding honduras illustrée immonde
    3 impitoyable imprimeur impuissant incomparable indiana ingérence inspirées institutionnels intensif inversé irruption
    3 islamophobie itinéraires jedi keller kill lara leone longévité lâcheté législature maitrise malsain marius marquise
    3 marées mass mecque melbourne mettais meufs moches montauban muraille médiathèque nomades nora nuisible néfastes
    3 négociant népal obscure opportun optimale optiques orthodoxes ottoman oublierai ouvres ouvrit pac palmer paradise
    3 parlerai paula perdra photographier prescriptions process productive produira professionnalisme prudents préambule
    3 précurseur prévoient publia pulsions punch rachid radiations rappelait rassemblements renseigné renée retourna
    3 retrouvait rights rossi ru réclamant rédigée rémunéré rénover révisé sabrina sachent sacrement sahel sal sanctionné
    3 sandy sao servirait seuils sillage soucie soulagé stands stupéfiants substitut suicidaire symbolise séminaires tactile
    3 tan tarés teintes teresa terminées toulousain traine trolls trompée tumeurs turquoise ultérieure una vices vignobles
    3 virement vitrines well woods xiiie yahoo ès élargie élisabeth émigration émilie émue épanouissement équivalence
    3 évidement évitera abandonnent abattoir aboutissement absences acceptées accordées accroît achetant additionnel
    3 administrer adoptés adressent affectent agathe aignan alison ambroise amir amère apparent apprit archi artisanale
    3 assimilé associatif aveyron award bachar bieber bird birmanie bise biélorussie bougent bouillir bruyant buvez cages
    3 catalogues catch caverne cfdt charentes chassés chelou cherbourg choquée coderre collectionneur colombe colombien
    3 communales concessionnaire conditionnelle conduira consenti constants construisent contrées coques coudes cynisme dana
    3 danube delhi devance différentiel dinosaure diversion dl dormant doubs drew débutants découpe découvrant dégagée dégueu
    3 délinquant démunis dépassée dépendante enfiler entreprend envoya envoyait enzo estelle esthétiques ever exactitude
    3 excursion extraterrestre fabriquées fascistes fatima favorablement fight floyd forage formateur forçant frappent
    3 fribourg galette gaming goûte grue guet guingamp généralistes harley hate hec herman hopital horde hypocrites héberger
    3 imaginais importé incertitudes incontestable indéfiniment initier initiés innover inquiètent instauré int intempéries
    3 invitant isis jetant joyce jugeant jugez jupes juridiquement kadhafi laisserait librairies limitent lue lénine manteaux
    3 marilyn mensuels messie minuscules mobilise modo montages montait médiocrité ménagères nazaire neo nettoie nietzsche
    3 niort nudité négation opaque ordure pacha paradigme pardonnez parme partons paré pauses payait penseurs perez perfect
    3 pharmaciens pignon poussières poussées probabilités programmer prophètes proprio prêtent purs queens radicalisation
    3 rajouté rapprochent rareté rasoir rattrapé recommandée reculé redescendre remarquée remplissage remplissent remèdes
    3 respectueuse robotique roumaine saines salades sanguins sartre saïd scene secoue selfie sels serveuse signez singulière
    3 sion slogans soignée songer stadium string subis substituer symboliques sèvres tata terminaux tireurs tombait torturé
    3 town transférés tyran tyrannie téléchargé télégramme tôle um ups urne vallon valve valéry vendait versements vifs
    3 vigilant virée vitamines volontés vétéran watts winston xviii zelda zèle éclairée écoliers écolo égards égouts émise
    3 établissent étonnamment abattage abe absorbé academy accélérateur affiliés agite aigles allan allonge angoisses antonin
    3 appelaient apprenne architectural ariel arméniens arrivaient assomption assurait assureurs attirée autographe bailleur
    3 barons beat bit blacks blondes boulots cabines cargaison cassent caucase caviar cayenne centime cessation charia chateau
    3 chimiste cidre cimetières claviers clim cocher collectionneurs columbia concepteur conciliation confidentiel connecte
    3 constantes contempler contour corail cornet coupant covoiturage cramer crocodile darwin dh diarrhée différends digérer
    3 diplomates doublure drop délibéré déprimant détachées ebola ein emballages emplacements enchaînement englobe entourés
    3 envol estimés euthanasie evan exagère faucon fauteuils ferroviaires fig fis fitness fosses foucault francesco franchit
    3 fumier fusionner gagnait gardera garros gastronomique gore gourmand graal grenouilles gueuler généraliser harlem hawaï
    3 health hivers hm homologues illimitée immortel imp impliquées inaperçu inculpé indigène indirecte indo informée
    3 innovantes inquiété insistant intendant internaute intervalles into iraniens jamaïque jc jung kosovo laden lard legs
    3 lepen lexique linkedin livrées logos luca lèvent mafieux majoritaires mandataire manette manuelle margot marquage
    3 merdier mick mireille modélisation mona monumentale mouais mw méchanceté méconnu métamorphose nostalgique noé obligent
    3 odyssée offrira paf parenthèse paternel pathologies paume permettaient persuadée photoshop poirier polar portier
    3 portland propage proposez présume pâté pénétré pétales qq rappels ratés rayé reagan rebondir relevée remplacent
    3 rentables ricains ricard rouleaux roulent rudy réparé résiliation résistent saigne salauds salive sanders sapeurs sauts
    3 scandinaves scellé sci sembles signalement signifiait siéger sombrer soumet stimulation subies suffisants suicidé
    3 surcharge surveillant suv sympathiques synagogue synode sécurisée sûres tempo thibaut tiède tottenham toxicité trading
    3 tristement tsunami téléphoner usager utilisaient valois very vielle vikings virgin vulgarisation wiki wood xiie yonne
    3 zidane ève ébullition éducative élaborée éolienne éprouvé étendant étonnes absorbe absurdité achètes affichant afflux
    3 alcoolisme alonso alsacien aléas amber ambre amusante amériques angelo anticipé anticorps apollo appréciable archer
    3 ardenne ardoise artois attendra attentive attributions avertissements axé bactérie baril beautiful bicyclette
    3 bienveillant biscuit cake calcaires capitalisation casseroles centriste chaleurs champlain changerait chantilly
    3 churchill ciblé clio color comportait compétentes confondent contraignant controversée cosmos crazy croissants cultivée
    3 cultivées demoiselles deniers devions diagonale diderot disco distraction dixit dogs donneurs défie déployés déportation
    3 dérision désole déterminées ellis engageant engueuler escadron essayais essuie essuyer ethan evil falaises fed fictions
    3 field fonctionnalité footballeurs forever fossés foster fréjus galilée ges gland gouvernementaux guardian gus hallyday
    3 ham harmonisation hugh humilié hypothèque hystérique ibrahimovic illégitime implantée implicite importés incluse indécis
    3 infidèle infime infériorité inside intestin intimement intolérable intro intégrées invincible japan johan judas jumeau
    3 june legrand lepage limitations lisée lituanie louper légitimement mandela maniere marthe meetings miam mie millénaires
    3 minérale montebourg montmartre monture mordu motard munis musclé musculaires ménard mûr nash niches nié numero négligé
    3 obtenez obéissance opera ouvrait ouvrières overdose pakistanais palmiers pancarte papi paralympiques pardonné parrainage
    3 parvis passeur peinte personnalisé persuadés pertinents perturbation physicien plafonds plain planet pleuvoir potassium
    3 pourparlers pratiquants promettant prostate protégeant prérogatives pérennité quinn rapportant recense rectifier
    3 regardons regardée reid rejettent remaniement remercié remuer ressorts ressuscité restituer reynolds ro rocky rolling
    3 roosevelt récession rédacteurs réouverture répétés réservations saigner saturne scan scepticisme secourir servaient
    3 shows siennes sioniste sniper spin sponsor sponsors spéculations subvenir suprématie sweat symphonique symétrie séparant
    3 séquelles tara taxer taïwan technology things timides tin tonneau tordu tremplin tricolore universal urban urbanisation
    3 utilisable uv variant vendôme veto victorieuse virginia virginité virgule vivra volvo végétarien wikipedia wings yorkais
    3 yvon écorce équilibrer étale évaluée abrégé accentuer accueillera acquitté adolphe adoptant adoptent adoration adp
    3 adéquat affranchir alerter ambiant ampoules aménagée anthologie anéantir aperçois appellera archaïque artérielle
    3 attentifs attractivité aucunes auschwitz avale aventuriers avisé babylone balkans balkany bannir beauce bibliothécaire
    3 bolloré cactus cahuzac capitalistes carey carthage carême castor ceintures cellulaires chandelle chang charnière chartes
    3 chewing cho choléra cicatrice cice clandestine claqué clash climatisation cod colbert collégiens colorées combattent
    3 compiègne comptais concentrent concrétiser confinement conjoints conjugaison consolation conteneurs controverses cop
    3 correctionnel correspondait cortex couchée critiquée crucifix csg côtière dauphine days dd defense diabolique dialecte
    3 dissimulé dreyfus débrouille décoratifs délégations démographiques dépendait employant enquêteur enterrée envoies
    3 esplanade espérais excessivement expérimenter extermination fabre feel fiasco foncer freddy frise férié gentleman
    3 geoffrey giroud glaciers gluten gramme grandissante gravée greenpeace grâces gum guérilla gèrent génétiquement havane
    3 horace hôtesse identifiées igor impatiente impensable implacable impérialisme incliné indiquées injections injustement
    3 instantané interrogés intoxication isf islamiques kai kremlin landry larousse laurie longe ludovic luttent lycéen lé
    3 légume lévis maigres majuscule manier marxisme miniatures minéral mirage missouri monastères monroe motte mouchoir
    3 mélancolie métabolisme métropoles müller nautique nes noeud nomenclature nouilles néfaste oppositions oratoire
    3 organisant orientés osseuse paiera parkings parus passible pelletier pellicule penché perpétuel perpétuelle pers
    3 persécutions perturbe pessimiste philippot plaidoyer planifié player plie plénière pneumonie pong potentielles poulain
    3 pourpre praticiens primordiale profile projectiles propulsion préservé péripéties quest quota racontant raisonnablement
    3 rassemblent recherchons regarda reliée relâcher relâché remarquez rembourse rentrait renverse repasse ressentent revenez
    3 ride risquait réalisez réguler révélant said same sardaigne satire satirique scandinave signées slave sobriété
    3 soulignent survenir survenus sème séparatistes sépulture tell tendant terminologie terrifiant than thiers thrones
    3 tissage tou tourbillon trafiquants transitoire troupeaux témoigné urgente valides variée vaudra violations visionnaire
    3 volées wauquiez wimbledon year yvan écoule écuries écuyer éloges épousa étendent étincelle étonnée évoqués ôter
    2 accordant accumule adaptations admets agen airbnb amicaux ample andreas angelina angels annee anniversaires appropriés
    2 appuyée ardeur armor arrivants articulations aspirer assassinés baguettes baissent barbu bauer belgrade blablabla blouse
    2 bou bride brillantes brusque bruts bruxellois bundesliga burke came canot capitaines castres causent cavités circulaires
    2 clopes collabore collant collet coloc colon coloniales conditionnement confirmant confortables connasse consommée
    2 corridor coupez crochets créative cut célébrations célébrée dater db demeuré diagramme dispersés disputée diversifier
    2 dormez dre débouchés décadence décidés découlent déficits défonce dégrader délivrée déprimé déstabiliser détiennent
    2 dévoilée dévorer ecologie economique ecrire ecrit effrayé eleanor elysées encouragements enculés enrichit environnements
    2 escrocs espionner exprimées extraterrestres exécutée fasciné fatalité fondés foutus francois ft galop gas gaspard
    2 gaucher gelé glissant glucose griffe guitares géo habileté habillés hausses herbert hero het hivernale huîtres ig
    2 inaction incomplète incontestablement indésirables infâme inventée jaguar jargon joke justifient kazakhstan kerry lambda
    2 latins lena leviers levées liberty lisible lithium litiges longueuil luxueux légions lésion lévesque magnétiques
    2 maltraitance marginal marionnette marqueurs mathias micros mire montmorency moustique nevers nids ns obsédé occupations
    2 offshore omega ongle opium opérationnels ouin oxyde paniers parenthèses parleur parmis pcq pennsylvanie pipeline plantés
    2 pma pool pratiqués priez profitable promettent préservatif psychologues pures pétrolières racontée rassemblant region
    2 remette restau rivale ruptures rédemption réglementations rênes sacrées saucisses savoureux servez significations
    2 simplifié simuler small snapchat software solidement sonnette souhaiterais soustraire split step still stimulant studies
    2 subsistent sugar supposant surgit suspicion séché tapes tentés tierce touchait tricher troublant trust tsar versets
    2 voilier volcans voyou vénérable vérifications vétérinaires winter yards énervée épidémies évacué évangélique affinité
    2 agis agressifs aiderait alentour alliées alléger amande amérindiens analogue anc annoncées applis arménien arroser
    2 artificiellement arête asm assassinats assembler assimilés attaquants autiste avertit bailey beverly bikini bouffon
    2 bourre bros brunet bénévolat cadran cal caractérisent carburants casey cass causées challenger chaotique ciao cio
    2 cliquant cody coincés comblé commandements commençais comprendrez comprit confidences confins conquérant considérons
    2 contaminé crabe cuisinière câlins dar dentaires development deviné dictionnaires digestif dior dirigeante disparaitre
    2 divertir dominic dominicaine dong doublée douteuses débarrassé déchu découpé défectueux dégradations dégénéré
    2 départementaux désastreux détérioration dévoué elections embête empereurs empires entrera epoque etoile exilé faussement
    2 finiront flingue fluctuations folklore fondue formulée fouillé frappés gagnés gaspiller gigantesques glasgow glass
    2 glorieuse goncourt gpa grades graduellement hanna hermès hughes iiie illustrent illustres inconsciente instantanée ions
    2 irm irons jun justifiant kay kirk kw lança lemaire lents liant libéralisation licenciés lindsay loiret mahmoud mailles
    2 masturbation memes mettront mil milliardaires montrera mord murmure méfaits nappes native navigateurs nounou nullité
    2 number onzième paillettes pal paupières perce performants persistance peterson philips pixels piéton pointu poutres
    2 poétiques profites prononcées prédictions préférait prétentieux pyramides qua rafraîchir rapportée rattrapage recrutés
    2 redevances refusa relax relecture rennais renvoient renvoyée rep reprenne revendiqué revolver revêt rover royauté
    2 rustique râle rémunérations républiques réveillez réveillon révérend saches saloperie sand sauces scission secoué
    2 security sereine shell signant signent significatives sorry soupire spatiales stanford subjective subtilité sullivan
    2 suppléant supprimant systémique sécession ségrégation tabasser tandem thor théologique tibet titré transformant trash
    2 travaillais trevor under unification vingtième voudrez zlatan éclatement égoïsme éponyme étatique étudient étudiées
    2 éveiller access accumulé admettons affilié ak altération ambitieuse ancrage anderlecht anxieux api appuyés ardent arsène
    2 assassinée associent atrocités attaches attestation autistes autobiographie automobiliste avoirs balnéaire bam beth
    2 better bey blason blonds blood bordée bowling boîtier brousse brûlent buffon cadenas camera caprice challenges chapiteau
    2 chaussées chlore chênes cnn colliers colomb comiques comparatif comprendrais concordia confrontée confrère congolaise
    2 convoquer coïncide daisy dangereusement dec denses destructeur différencie digue dirigea discutent dividende dm dns
    2 dominants dudit débits débouche décorée décrété décédés délicates démence ecclésiastiques edmonton effrayer egalement
    2 elise emballé emmerdes empirer empoisonnement emportant entraînée envier erronée esp exposant facilités fade faisable
    2 falls felipe fictifs fly fontenay gaspésie giscard give grégory guerrière gênée habitue habitée head helena huis hull
    2 humeurs hypnose hébert hérésie inaugurée incompatibles india inefficace inexistant infra initiée insensé instructeur
    2 intimider introuvable italia jlm jointe joués kabyle key leicester lentille libertaire liturgie lux léopard maille maj
    2 massachusetts matteo maxwell maîtrisé menteurs messenger mesurant mind moquent moraux motrices mécontents naomi
    2 naturaliste nautiques naval omis onéreux opérant opérée oslo papes parlée partageons patch payes perché perturbée pg
    2 pinces piqûre piégé pleures poignardé poignets polie portuaire praticien prieuré protestantisme prud'hommes prédiction
    2 prélever préserve prétends périodiques qualificatif rade read recensés rectangle redistribution remportant rendons
    2 rendront renouer rentes repoussée respectées ressorti rhinocéros rides risquez role régence rêvait sav save scénaristes
    2 septentrionale shadow sifflet skate sodomie sonic souterraines souterrains souviennent stark sucrée suive superficielle
    2 supposons sylvestre syndicalisme séduisante séjourné sélective tam teinture tenta tentez theo thiago tirait tombées
    2 tortures trahis trahit traitants traites transférée transportant tremblements trempe trompés tropical trouverais tumblr
    2 vases venin verso vignerons villeurbanne vivais vivian voilées volants vouliez vôtres wait women zimbabwe è écoutait
    2 étendard étymologie accentue acharné adjudant affût aisés ajax ajoutées ajustements alignés allergie allergies allumée
    2 amnesty ancré andre apaisement apprenait assistée astronautes attentions atterri aubin aus aveuglement avoine avr
    2 bahamas baignade basiques baux before beige bergers bitume blessant bluff bosch bourrée brefs brie brooks brûlures
    2 bureaucratie butler bûcher calmé cambrai care caresses cathy causalité chad changeait chapelles chiot chorégraphie civ
    2 colombes colorée comic commandeur comprenons comtés concurrencer concède connaisseur connut consistent contrôlées
    2 convives corbeil costaud coudre cover cow cyclable cyclone danoise dealers deauville demandées diaz disperser dora
    2 doutais dureté déboucher décidera dépeint désinformation earl earth edwards emportent empêchait enfermée entende
    2 enterrés entremise exagérer exilés exploitées extreme extrémiste fall festin feuillage flamande fluidité forges frisson
    2 fritz fronde funk gandhi generation gilets gradins gran graphiste guidée guérit heurté hilarant homer hospitalisé
    2 hystérie imite impressionne injustices interdisent intervenue invoque iut jam jess jp jésuite kick knight lagarde laide
    2 laisserai lars libanaise liv lièvre logés mairies malle matignon maudits maximiser ministérielle mirror moderniser
    2 modestie mondialement monster most movie muette muriel méditerranéenne nettes nixon nou noyaux obscures outrance pantin
    2 particule passionne paumé pay perceptions percy perron persos phobie piques piston playlist potager pourriture prirent
    2 procuré prologue pronostics prospectus préhistoire prélude prévaloir pédophiles queues ramassé regain relis remercions
    2 remy revolution réchauffe réclamations réglage républicaines répétée résistante résolue résolus réélection sabotage
    2 safran samir sanglant sceptiques sentimental singh singularité slalom soc sound soutenues sursaut swing sécurisation
    2 tanger tc thomson thorax tonalité topic tracts traduisent traquer troublé télescope ubisoft unissent utilisera vecteurs
    2 verger virilité viseur voulut vécut vêtue wendy éditer émergent épées équivoque étoffe évoluant îlot abbas accidentelle
    2 achetées affectif affiliation agace alba albi alcooliques alcools allions allison allongement aléatoires amandes
    2 amusement anticipée approchant appropriées arriverai arrondi assorti attachant autos avorter baigne bambou basketball
    2 basques batte bilans bille blasphème blindée bloquent bohème bonnets bonnie bouché boudin boulets braquer brother
    2 cagnotte card cendrillon ceo chalon chancellerie chauffé chié clore collégiale combinant comparez compatibilité
    2 completement conditionné conduis conf conjugales consistance consultez consécutif contentent contribuant coopératif
    2 cowboy crawford criait croque cruciale css cu dalles dansant danseuses dell digestion diminuent disparait divorcé djihad
    2 doctor doublage dufour débiteur déborder déceler décence déclinaison décliner décolle décorer décède dégagement
    2 dépressif désarroi désignent déviation effraction elfes eli encor enfoncé enfreint esquisse estonie exciter exclusives
    2 excusé explorateur exprimait expulsés fachos fanatiques fervent ficelles filtrer fischer fish flambeau forcent forger
    2 franchises fumées funèbre gardienne gauchistes gave gifle grasses grosso guérin had heurter hmmm hoc holocauste huawei
    2 hégémonie illinois imaginons imminent implicitement incliner incontournables influents inquisition invoqué joshua jospin
    2 juvénile laps learning lettonie leva levez licenciements lili linéaires londonien ltd malchance mandarin mascotte
    2 menaçait morning multinationale museau médiocres mélancolique méritée métis nasser nombril notoire nulles obéit odile
    2 offense olives omelette orly orteils paniquer pannes paradoxal paralysé parcourant parental participera perdit perçues
    2 pions piètre pleurant pointent ponte postés poésies private productrice produise prolétariat proposa préférerais
    2 préparant prétendue prétentions punaise pédales racaille ramenée ramos random rapprochée ravir recouvrir rejets rem
    2 remboursements remboursés rendaient renommé repense ressentez restauré retirent revendiquent rich rossignol râler
    2 réactif réfléchie rémunérés réprimer sachet samba saoudien saturé sereinement shampoing skis solitaires sollicite
    2 somptueux soutenait spirituels startups subjectif suspend swift syndicalistes systems talibans tapent tate terminus
    2 territoriaux touré trailer traîné tropez troy update utilisons vaincus validée values ventilateur vince vista walking
    2 welcome were wesley which wta yankees éclairs égout éligible émerge émergents ériger aaa aah accomplit administrés
    2 adorables affaiblissement aggrave agitée alchimie anaïs archéologues artificiels arômes assauts assument astrologie
    2 atteindra aubert aventurier axée balades balais banquette beaune beni benz biche bresse bunker cambriolage candidates
    2 caractériser catégorique cell cerises chatons cheminées choqués chum circulant clivage cofondateur cogne coiffe
    2 composite comprimés connexes constructive convalescence coordinateur costard coulée coupent crayons croisades croisées
    2 croît cultivés destructions dialoguer diamond didactique dignement discount dissertation dissout diva divinités dormais
    2 drh dupe dura déchiffrer décides décidez dégrade déguiser démarquer désastreuse détestable elias embryon empoisonné
    2 encadrée enorme entertainment entrailles entretenue epic estrosi excentrique excluant expérimentations extradition
    2 fabuleuse fanfare ferguson figurait filmée finissant folio forbes formalité formulaires fourre fraser frotte fus
    2 fécondité gadget gentilhomme gers gg gourou grises guatemala géométriques gîte homos inconsciemment infidèles infidélité
    2 inspirations instruire introduits irène item journalistique jsuis katy kebab lacets laïcs leu levure levés lisait logé
    2 lorrain luiz lynch lâchez maintenus mamadou mangeait manipulé marquants massacrés maternelles mitigé mma métallurgie
    2 méthane narcissique newcastle nomment normande notices nuisances observent obstruction obtiendra obèse olympe orateur
    2 orteil ouen outaouais outillage pamela paniqué parvint passerai pavillons perfectionnement perfectionner permise perret
    2 pharaon pharma phillips piller pirater piéger piémont pleurent pli porche portique poux pretty prisonnière procuration
    2 prohibition provenir précédée prématurée prévois puiser pénibles pépites qaïda questionne rebond reconquérir redevable
    2 redevient ref remettant remplacées remportée renaître replay représentante représentatifs ressentie ressentiment retenez
    2 rhodes rigidité rihanna rubis russo réfection référentiel régal réglages réparti réussites salem saurai scientifiquement
    2 scouts shoot sid sis societe souverainiste spirit spots stones stories stromae stéréo succursale surveillée systeme tags
    2 tain tarification tess testicules textos thermomètre three traoré traumatique tripes tunique uc valse vestes veu villers
    2 virale volaille vélodrome waterloo winnipeg wu échangent échauffement électrons abdallah aboutissent accomplis affreuse
    2 agiter ajoutait allocution allégorie alter ambigu amenant améliorant animées antan apparaissait assemblé astrid aurélien
    2 avide balise bavarois benfica bide bijouterie bishop bouffé boussole brazzaville breaking brive brèves burns cabanes
    2 cachant capitulation caprices castille cci cherry chorégraphe cloître coaching cockpit cognitive combinés commercialisé
    2 comprendront concluant constatant consultés contenté contravention coquilles couplet cubain cueillir cuvette cygne
    2 cérébrales demeures descends desserts destitution diffuseur dignitaires dorés doutait débutent déclenchée décliné
    2 défendait défilés délice dépouillement désactivé détachée détecteurs eduardo effondré electro emails enchantée ent
    2 entendues escadre espérances exclusifs exonération exploitée exploré exposent familiers finn flora fonda formulées
    2 foutage fréquentent fucking fument furieuse fœtus gainsbourg gate gestation gibson glacial glen gouvernants graphisme
    2 grenelle grossièrement géniaux géologiques halo hectare icônes ignorais ignorants imaginent immortalité imparfait
    2 imposable imprévu injecter injure institutrice intérimaire irakien irrégularités jihad jouable jourdain julio jumelle
    2 jump kahn ketchup kwh kyoto lai liu lulu lustres malhonnête manquerait marks mentionnant molly montrés mozambique mât
    2 mémé méritez nbc neuchâtel neuville nicotine notifications obsolète occupaient olympia ordonnée ornement oswald ouaip
    2 oubliées participez peigne peintes perçoivent pinot plaignant planer pleurait pluralité pogba pollen polyvalent portage
    2 prestataire produisait présumés psychose questionnement radicales ratification ravin recevront recommencé recruteurs
    2 reddition rejouer relevait remplacera reponse retracer ricky rie rodolphe rougir résonne saddam safari saisissant sante
    2 santo sat sauras saxonne schizophrénie sermon sexiste slaves snowden soignants songé standing stressant structurel supra
    2 tambours tanzanie them tower track transporteurs traînent tromperie trouverai utilitaire vandalisme vibration vignette
    2 virages windsor xie écroule équestre absurdes accumulent ahmad albanais allumage allô amazonie annonceurs apl
    2 appartenaient appellations approximative asso astronomique atlantiques attractif avérée bailleurs bali banks barthélemy
    2 bert bienheureux blogue bonn bouillie bovins brassard brett briand buvant bâtards bâtisse capuche carapace caricatures
    2 carnot casses casseurs cavani celtique certitudes chanoines charcuterie choeur chômeur citons clone collaborations
    2 compétitifs confuse connotation constellation contrée convaincante convois copropriété corporations correcteur cox
    2 coûterait craignez cratère créatifs crédibles csp cum célibat dansent darren denys dieppe différenciation digitales
    2 diminuant divan divergence djihadiste dlc documenté dotées douala dsk décapité déceptions déclarées déclencheur
    2 défavorisés démocraties démocratisation dépendants désirée détachés détendu déterminante dûment elite ella embargo
    2 emmenée enclin enverra ernst excitée expédié exterminer faisabilité fatiguer fellation fernandez fissures flammarion
    2 focaliser foundation fresques funéraires gabarit gag géantes générateurs habib harpe hilton holland hub hépatite
    2 identitaires immédiats import induction infrarouge innovant interminables interviewé invalidité jose joug karaté kenneth
    2 kiki killer kurdistan lacoste laissaient lancelot laporte lasser left lex locke maghrébins magnifiquement magnitude
    2 maisonneuve maligne malines marceau marient marquez martiale mathématicien matures medical meet messire meurthe migraine
    2 mika mill mollet monumental mourra mériterait métrique narrative natures neveux noie novice négativement occulte ode
    2 opèrent ost ouh paies pansement paraguay paresse partageait patriarcat patronage persistent piloté piraté piégée
    2 poignard powell prestataires projecteur provisoires prélevé psychiques puma péquiste pétanque qualifiant quittait
    2 raffiné rameau rappeurs ration reconnaissable reconquête redoubler rejetés relégué remettra remous rencontra reptiles
    2 retraits rfi rice richmond riley rivalités robespierre rocket roissy rouille rouvrir rss rubriques ruby ruisseaux rupert
    2 récipient récurrents régnait répondrai répètent saleté sandales signalée similitudes simulateur slovaque socrate
    2 soignant sortaient souri souviendra spring starbucks strike sully superficiel superstar sénatrice tapez tapisserie
    2 tenace tm tombera tornade torts tragiques transmissions tribut ufc valais vendanges versus virent vocales voûtes vuitton
    2 wonder xp yi yuan zac zara élargit éligibles épines étangs abordables abusive accessoirement acidité activiste admin
    2 adressées affections affluent ahh algerie aliens alsaciens alto améliorent anodin apps aptes aquarelle arrow arrêtant
    2 ask atteignait augure ava avengers aziz bander bannières bayer beck bha bidons bing bises blackberry blizzard bobigny
    2 books bouffée bouillante boulettes bourdon boutin briquet brisés broche buy cadets calice calé captures celà censuré
    2 chariots chouchou civilisé coiffé combustibles commencèrent commonwealth comparaître compartiments concerner connection
    2 considérez constructif contracter contrario convoque corrèze courait courtiers creek crêpe dani dansé dea dee dela
    2 devrons dexter dictée diligence disposées distributions distribuée douaniers driver débauche débordement débordements
    2 découvrit déforestation déportés déserts désirant détecte détenues détruisant ecoles effervescence elisa elliott envi
    2 essences excursions expatriés explosive expos faillit farmer feriez fers flop foiré friend gammes gardons gardés gazeuse
    2 genevois gerard glandes gravier génome habitez halifax hayes haïtien heavy hits homicides hongroise hospice hospitalière
    2 hulk hydrauliques hébergé impérativement incarcéré incarnée incité incombe indiscutable individualisme inexistante
    2 infarctus infecté infernal injures insuline intensifs interagir invasions inversée irréversible isabel israéliennes
    2 jardinage jefferson jetait jument katie lamy lancez larguer latex laïc leila levy lil lives lobbying locatif lumineuses
    2 lynn mae magnésium majors maximilien mayo melenchon melun merveilleuses milton mina moldavie montante motors mourinho
    2 much mue méconnaissance météorologique neptune nigel niçois obtenant obtiens ossements pam pandémie panthère parages
    2 paranoïa partitions passagère payants pd pea pendule penseur php pieces pistolets piété plagiat pmu populiste porterait
    2 postée poudres presqu'île problemes progéniture prononcent propulsé prétendants psychiatriques quint quiz rancune ravagé
    2 reconduit reconstruit recouverts rectification reggae remerciement ren rencontrez reviendrons rigolé rohan roller rompt
    2 roulait roulette ruelles ruquier récurrente réfléchissez régénération rétablie révisions réédition sabres sagement sem
    2 sentinelle shannon simplifiée sims sit sochaux soulage spontané structuré stupidité subie subsistance suivons supprimées
    2 surpoids tai tarbes taverne tendues text timidité traducteurs treizième té ukrainiens unanimement unions utah vendeuse
    2 vernon vessie vilains violons vitraux volailles vomissements wellington xix édification éducatifs élevant élysées
    2 épanouir évier évêché abandonnant abattement aboli abominable abrogation accompagnait agressée agrégation agrégé amples
    2 ancrée appréhension appuyez areva arènes ascenseurs ash aspirant assignation assurera barils barnes baronne barrette
    2 bear belkacem bienfaisance biennale biologiste blanchard blanchir bouddhiste boycotter brendan bro brosser brouillon
    2 buissons bulgares calculées caleçon camper cannelle cantal casinos causa cavale centrafrique chameau chargent chauves
    2 chercheuse chiites cholestérol châlons ciblée clarence cogner collector communiquent comptaient concourir conference
    2 confiés confortablement consommations contributeurs coquillages corporel couronnée coussins couturier craie crasse
    2 croisières croquettes côtoie daddy deuxieme dia dicter dioxyde dises distrait donations dortoir douté dynamite déboires
    2 défilent déguisée délibérations déplorer détailler dîtes ec effect embouteillages emmenés encouragent entendons
    2 enterprise eps espionne eviter exergue farouche ferré fiona flatteur floue flyers fonctionnels forcées fortin freine
    2 fétiche gad gwen gâté gérées habilement hamel hell hermann hezbollah hurlant hype hélice hésitant iceberg idéologies
    2 impartialité inceste infectés infernale informaticien innovants insoutenable insuffisantes interpeller intrinsèque
    2 inéluctable isbn islamo ive jared jeep kara labeur labour leurre limpide louable maghrébine magnus maladresse maladroite
    2 manquement maquis march marchais memorial mena michaël millésime modérateur morano moyennement multipliant mécaniquement
    2 mécontent nageur narines natalité nausée nausées nettoyé nevada nkm noyade objectivement occasionnellement offrande
    2 oklahoma olga onglet orphelinat osef ovni ozone parentale passante passeurs passionnante paternelle patiemment patois
    2 pepe permettraient pharmacies physiologique pierce pioche pj poe polis pontoise portière posthume potion pouf poussette
    2 pride privation prouvant présentaient puberté punie quadruple quinzième ramènent rappellera raquette rassemblées
    2 rebondissements refléter renvoyés reparle repars reprochent reproduisent représentatives ressortent retiennent
    2 romanesque routières réalisable rédigés référencement réinventer répare rêveur salariales saoule saq sauraient semis
    2 sinclair sine soissons stoppé styliste succombé supers surviennent survivent symboliquement taiwan tampa tendus
    2 terminera theatre thune thérapeute tisser titans tonneaux topographie touchera touchez tourna traînée télécoms uno usant
    2 ustensiles vacants verrou verticales viking violeurs volcanique voyelle wolfgang yale yaoundé zodiaque ébauche éclosion
    2 éduqué électricien élevages éminent émotionnellement épine érudit évitent abattoirs abs acronyme adama additionnels aj
    2 alabama albin alejandro aliénation amortissement amplifier angulaire ankara any apparut appeller apr arabo arbustes
    2 arcades ariège armoiries army arrêta assoir astronomes attarder aubervilliers aumônier aut avançait away ayants
    2 azerbaïdjan balises baudouin because beurk biathlon boko bombay boost bouleversements bousculer braque canoë carrie
    2 castel censées centrafricaine centristes cervelle chanvre chopper christie cinéastes cocotte cognitives commençaient
    2 communaux comprendras concessionnaires condamnées confirmées congestion conjonction connor contagieux convainc convenait
    2 conventionnelles conventionnels county cpi croquer cuites culminant cyrille dawson descriptif designers desserte
    2 dialectique different doris dorothy dorsale dt durées décharger déclic décroissance délices dénicher déplaise dérisoire
    2 désaccords désarmement désobéissance elliot enchaînent ensoleillé entendra exagération exchange expliques expérimentales
    2 extase extraite familière favorites fermetures fissure fleuri fraiche freddie gale gall gaël giraud godard gogh gratos
    2 généalogique hollandaise homard hon hyères illusoire immigré imprime indexation influer ingrat inhabituelle insomnie
    2 instructif interdictions intrus investie ivoirienne jihadistes langlois lanka latines libé lightning limousine lock
    2 lointains louanges légendaires maestro mage majoration manuellement marginale marrons matraque matter mb mclaren messes
    2 microbes millionnaires mirent moisson momentanément murailles musculation mèches mème nigéria négoce offensives oliviers
    2 oubliais oubliera oxydation paliers panoramique parchemin parterre pesé phosphore piper playoffs plongeon positionne
    2 posteriori postérieure pourboire prestigieuses prothèse proue provençal précisent préjugé prématuré prématurément
    2 présenta présumée prêcher raccourcis racontez radioactivité ranch rayures refermer relayer relèvement repaire retournés
    2 rigoureusement rimouski roquettes récepteurs réceptions réclamait réconforter régale régularisation rénale résilience
    2 révélés sabots samu sautent savions scarlett schumacher scrupules sectes seizième semelle servitude shane sil skin sorts
    2 souples spirituelles stagnation suspecté symétrique synthétiques tacite tanks tirages totalitaire tournante trafics
    2 transportée tropicales turbines turn ultimatum underground ut vacant vega vendredis violoncelle visas vitaux véridique
    2 webcam willie xe yan yens zack éclairés écossaise éducateur égaré éleveur émane énigmes énonce équivalentes étagère
    2 étanche abd abusent acceptera acceptes admirateurs admissible adolf adverses aligné amos arbitraires ashton attestent
    2 audacieuse august bailly banderole bandit barricades battements beaujolais beauty belleville blessées blocages bloom
    2 bobine boisé bouleverser bourrés brasse brillent bucarest buddy cachemire caches cadillac camouflage carcasse carpe cbs
    2 cdc cerfs chenille claudine clovis clémentine collants colonialisme comprenaient compta comptés concerto condo
    2 confrontations convoqués corporels coulent courriels cowboys creative creuses crew crèches cumulé cyclables cynthia
    2 datation def destins devinrent diallo difference différé distribuées dominantes douille doutent drainage duels
    2 défavorables dégagent déj déplacées dévasté embarqués emparé ena enlevées envahissent esquiver etranger expertises
    2 expliquée fabriquent falcon fanatique favre ficelle fiesta figurine figé financial flagrante fonciers fouetter fourche
    2 fourneaux frontal frégate féminité févr gagnon galets garantissant gateau gauchiste gerbe gerber glande glauque graisses
    2 grandis graphismes gratis généreusement half hbo heather honteuse hu hulot héberge idf immortels imposait inaugure
    2 incompétent ingrid insignifiant institué instruit inséré ironiquement jacobs journalier kant labels laxisme lead lester
    2 lieues lilas living livrets longitude lp lucifer lézard manettes marcelo mascarade medecin mentionnent minecraft
    2 monologue montraient mossoul médaillon médaillé méta naquit nationalisation noisette nourrisson nutella oculaire
    2 opposait optimal opérationnelles ouïe paisiblement paludisme panthers parer paritaire patronales pensionnaires percuté
    2 perpétuer perses phoque photographiques pixel plantée posa possédaient poursuivait prompt prothèses prototypes
    2 prudemment précipite prélat présentez péquistes périodiquement quote raccrocher raclette radiateur rattachée refuges
    2 regroupent relativiser retrouva reviendront richards risquerait rivages rod rogue royalistes récréation rédige sachs
    2 saoudiens sciemment shirley signifient silex slow sophistiqué sortais souhaitée stratège stériles sublimes surnaturel
    2 sushi sélectionnées tab théologien tirez tolère tordre totales touchante tracteurs trader traitait transat tremper tulle
    2 tweeté twilight twist twitch ua vaille vanité verbaux viaduc vieillit vigile viril visionner viticole voyelles véracité
    2 écoulée écureuil élaborés émettent émirats érigée étoilé étouffé étui abitibi abondantes académies adsl adéquation ae
    2 affectant aimera ambassades ambassadrice amd analogique anders annulés apparues appoint architecturale artificielles
    2 assistés athées athéisme attribut auteuil autorisent avalé avenues basculé basile bave bernardo bibliques blade bohême
    2 bourreaux boursiers branlette brûlées buck buffy byron canonique catalane catéchisme centralisation changés chap
    2 charmants chasses chevrolet chrysler ciblées ciblés cinématographiques clay climats clones collatéraux collectées
    2 collomb concepteurs consacrent conso constitutionnelles conséquente corrigée craché creed créancier cuits côtoyer dakota
    2 devin dialectes dicte dim din dissidents distante diversifié domino done douloureuses doyle duflot duty
    2 dysfonctionnements débordé dépassait déroulant désavantage echos emportée emprisonnés encaisse encaissé enduit entorse
    2 envahisseurs envisagent estampes ethnies excités explosent exporte expresse fabienne fabriques fermant fichu fidel fiefs
    2 flocons flotter fourmi fournira fps frédérique gallagher gamer gignac giuseppe graffiti gratin gravés griezmann griffin
    2 groenland gta habitats hackers hamburger hanté hay honor héro immédiates imposture impératifs incluses inconcevable
    2 infiltrer ingrédient ingénieux injecté innovante insistent insoumise intitule invitées invoquant jj joanna journalière
    2 jv jéhovah keep largué lez lillois liqueur liégeois lointaines ls luigi luka lustre macdonald maduro manipule manning
    2 marquera mayence melanie merdé mesurent michaud microscope militairement mills mobilisent moin molotov morphine morsure
    2 mortellement mouille mous munie naruto nomade nouer offrons oncles ordonna orientaux orientées ornements palm pancartes
    2 paribas parure perdure perroquet phonétique pif piqûres placards poignées polaires ponctuation poterie poupe poursuivra
    2 probables proies projectile proportionnellement prospection proto présences préservatifs puf puise purger pétitions
    2 qualifient quotient rainbow ramon rebonds recruteur redevenu rejoints relancé relayé renforcent renoncement rentrées
    2 replier respectez restaurateur retirant retrouvant retrouveront rimbaud robbie rotterdam rouages rubans réactivité
    2 réanimation réclusion réinsertion résultent résumés sadique sammy sasha scotch shin siffler signifié silicon simulations
    2 smash sorel spvm strong stuttgart substantielle sunday supplice suture suzuki sévit sévérité tasses tatiana testostérone
    2 testés thoracique toni torchon torturer toto tourcoing training triathlon twin ty téméraire ubuntu vermont vettel veuves
    2 villefranche villette visuellement voudrai voyagent vpn whitney youssef écartée éducateurs émigré émigrés émir émouvante
    2 énoncés évoquées abstraite acadie accepta accrochée accélérée admettant affamés affectueux affichés aggravation agile
    2 aligne alix allaitement allers alloué amicales anecdotique anita apanage appât aprem argenteuil articule associative
    2 assurées austère balances barman berg bibi biomasse bling bonnement boulevards bouquets bowie boxer brieuc brio
    2 brouiller brûlure bénéfiques cergy chaussette cloutier collecteur collusion commandants comptons confiées conjugal
    2 connaisseurs connecticut connectées consciences consommés consorts constatés convoquée coteaux couronner cout cumule
    2 célestes demanderait diagnostiqué diffusent discorde discothèque disposons djibouti décolleté décombres défaillances
    2 dégoûté délaissé délivrés démoli démontrant déplaire déployée désespérés ecran emballer emission empruntant enclave
    2 endurer enthousiastes entrait envisagées errant escargot essaierai euphorie exit exploitent exponentielle eyes fatiguant
    2 filature finies fixent fln foret forfaitaire freedom friday fédéralisme giorgio globales glorieuses graveur grimace
    2 grogne gui guignol géographiquement géolocalisation hallucinations hansen hante hijab hoffman hormone housse
    2 hypertension ignorez illicites illuminé illustrés imperfections inaccessibles incomplet indemne infaillible inhumain inn
    2 instincts interactif intercepter interrogent interrompt interviewer intouchable involontairement irina jacky jerome
    2 joliment julius kan khalifa kitty laos lea libido limited litière localisée locomotives lunes mages majestueux maldives
    2 male manifs maquettes marocaines marrante mayonnaise maîtresses mei mensuelles merveilleusement miliciens millet ming
    2 mississippi montes montgomery mortelles mustang mystérieuses mé mépriser nabil nabilla natifs occitanie offensé oies
    2 omer oregon oscille ostende paquebot pathologique pensionnaire pierrot pinel plant plc pluvieux pointant pokemon
    2 ponctuellement pratt promos proteste prévost ptet périgord quantitative quittes radieux randonnées recevons reconnaissez
    2 refroidi remue reportée rescapés restaurée retiendra retirez riviera romero rongeurs roulettes roussel rtbf réalisera
    2 récoltés récompensée récompensés récré récupérés révoltes réécrire rêvez sacrifie sant saumur scrupule selles sexistes
    2 shield sionistes solennelle sortiront soude spd spike statuer suivirent surgir syndicaux tangible tao tapie termina thaï
    2 tiroirs toléré tondeuse tousse tract trajectoires transatlantique transformées transmettent traversées tuileries
    2 unilatérale vidéosurveillance virtuellement visualiser volumineux voudras vouée végétariens wat weed wes wong yvonne
    2 zach échangés échéances écolos élabore émérite énigmatique épaisses épilepsie érotiques étalage abusif adolescentes
    2 affective affront alone antre aperçus aplomb applaudit apportait approvisionner archéologue artifices assistent
    2 astronomiques attende attendues aubaine aulnay avançant aversion ay basic berkeley blanchet bocal bombarder bouleversée
    2 bourguignon brand brent brigadier brioche bristol brochures brooke bruxelloise bulls canalisation capturés cara carences
    2 cassez cavernes cea cee changeront cigare citadins citoyennes claques coefficients comparative comparés compense
    2 compensé compresseur concurrentiel concédé constatent conti conviendra corniche corvée coupons crabes crocs culinaires
    2 cuves cylindrique deluxe demanderai desservir devras diagnostique discutable distorsion dolan donnais doudou drôlement
    2 dsl dualité dysfonctionnement décent démarque dérapage détend dîners emballe embrouille emprunteur endort enrichie
    2 ethiopie eugénie exacts exhibition exigeante exposants fables facho fao fascine fente fesse fidji fidèlement forestières
    2 forget fourgon fury gamma gangster geler gi glaçons gogo gorgée grandissent greffier gu guest guette harmonieux hawaii
    2 henderson henriette hippolyte horlogerie humanistes hyacinthe hérite ifop illustrant imaginée implants incarcération
    2 inconfortable induire infiltré ing inimaginable inra inscris insolites instaure insupportables intervenus introduites
    2 issy ist jackpot jasmin jude judéo junte kathleen koweït laetitia laisseront lina log lutté luz making malfaiteurs
    2 malienne manipulateur mantes martini massacré matuidi megan modern moquette morgane motorisation motrice move mâchoires
    2 nageurs narratif navettes nest nexus néglige négro officialisé ogc opel opportuniste opte order pacific packs palmier
    2 panoplie paraitre parlerons participative patientes pence persécutés pissé pls poliment pons pornographique posera
    2 postérieur poudlard promeut pronom propension prospérer préalables précoces préférais pâtissier pâturages pénélope
    2 quelqu quittez rabaisser raccordement radioactifs rando rangement rapatriement raz ready redémarrer referme reposait
    2 retournez roquette ruiz rythmique réagis réfrigérateur réticences réussira salah sandwichs schengen sclérose scout
    2 search sensée seymour siemens socialisation sollicitations soudure spécifications squelettes stevenson storm sunnites
    2 superviseur surnommée surpasser swan sélectif séparatiste sésame tact tal talbot tartes tennessee thaïlandais through
    2 théâtral tiendrait tonique traitance tree téléréalité ténor ultérieures utilisais vargas verne vieillissant vietnamien
    2 vigoureusement virtuelles visitez vivacité voiler volts vêtus werner zambie ânes écailles écrasée éducatives égoïstes
    2 éphémères épuisés équipier éruptions étain évoluait îlots
    1 absorbée acceptables accouché adhérence admirateur adorais adorait alec algèbre alimentent alimentée alle always
    1 anarchisme andorre angus anormale anéanti apparaissant applaudi approximation argenté ari asia asphalte aston atroces
    1 automatisé axa ayrault aération balayage bale bass beauf billetterie binôme bistrot bloquant bm boot bouchées brel bris
    1 britney bronzage caféine caissière caracas catalyseur cathédrales chartreuse cheap cisjordanie collée commettent
    1 complete complots complémentarité compromise conforter consentir contagion corbeaux cosmopolite cosmétique could couplé
    1 crowdfunding culpabiliser curiosités cuvée côtoient davidson dentifrice depardieu descendante devancé discrètes
    1 disparaisse dispersé dissiper divergent divulguer dorian dynamo débarrasse déchirure dédommagement déguisés délicatement
    1 délicats dépassés déplaçant déposent eds egalité embarcations enflamme enflammer entrevues epargne ess eternel eustache
    1 everton exquis federer finissait flirt foncières foncée fonderie foreign forex fortiori fréquentée fûts gadgets gambetta
    1 garni gear germaine globes gouvernante graver guichets guidon générés hamlet handicapée hannibal holly hue humoristes
    1 hôtelier imaginant imperméable implantés imposteur inexplicable insuffisants intelligemment irrégulier israélo johann
    1 jouissent joyeuses kaboul kiffe kil koh kung laitière lauriers laïques leroux leucémie lieutenants lucarne luce luttant
    1 lâchent magnum malice massé mds miley militantes modulation monet morbide morrison mouillée moult muhammad murale naïfs
    1 niel nikita noeuds nommées norma novateur objections ogre oligarchie orleans oued paperasse pastel payantes penny
    1 percussion persistant person personnalisée piquant placebo plongeant pléiade pondre popcorn porteront postulat pressing
    1 propices prospective protecteurs proviseur prédominance prétendait prévaut psaume psychanalyste pulls purification
    1 putsch pèlerin péages pétard racailles rai rambouillet ramenez rance ratifié reconnaissait refuses regardaient
    1 relativité rencontrera renforçant rentrez reparler replacer reprenait repérage repérés ridiculiser rimes robustes rodez
    1 rolls rosée roth rwandais réunification révocation rêvais rôti safe salutations sami samouraï sculpté seller sentis
    1 serrurier seven sherman sillon simultanée singer sociable sociologues sondes souhaitaient souhaiterait steel
    1 structurelle subsaharienne suivaient sécuritaires sédiments sélectionnée sénégalaise tabous tampons taureaux terriens
    1 terrier théophile tiendront tps tragédies traiteur tramways transitions traumatismes tremblant tétons universelles
    1 vapeurs vaud veillée veronica veuf vietnamiens visionnage vitro vivier voudriez vulgaires wallonne weiss étendait
    1 évalués abaissement abritant abîmé accentué accommoder accordéon adaptent alençon alerté alternant alternativement
    1 altérer ambiances amusez amènera andrée anses anticipées antérieurement apocalyptique apprenons approfondi appréciez aps
    1 arab arithmétique arr assaillants assortie atletico avantageuse bagarres becker bilingues biographique blouson bombardé
    1 bongo boniface bouddhistes bouleversement brady bœufs cacahuètes calvi camerounaise cao capillaire carabine caser
    1 casernes cedh centimètre chaleureusement chaudières chaudron chaumont chavez chenilles chiante cincinnati click coast
    1 cohorte colloques collés congélateur conserves considéraient constatation constatées constituaient corbeille couchant
    1 crotte curés cutanée dailymotion delacroix dentistes deuxièmes diocèses diraient disciplinaires disparités dissoute
    1 divines doctrines dogmatique dogmes dote dou dramaturge décompose découlant décryptage définissant dégoûte désirait
    1 déterminants déterminent dévier dévolu effacement effraie effrayante encadrés encens enlèvent enregistrent entraver
    1 entretenus env erasmus eurovision examinée faisceaux fascinante finaliser find finirait flag flair fluo foix formaient
    1 fougères fourrer foutait fraudeurs frontaliers fréquentés galant garcon gibraltar globules gnu gotham gouvernent
    1 gouverné grossi guignols génèrent heat hernandez hiroshima hémicycle idéaliste imprimées inconditionnel innocentes
    1 insoumis invalide invariablement irakiens isole iss jill johanna jojo judy kanye kardashian kentucky kirby kristen larve
    1 laurentides lc legend lisière locations lombard losc loulou lourdeur lozère lv malraux mara marcheurs mariano masturber
    1 maures middle migrant militantisme milo montfort montigny moqué morue moss mylène mythiques médoc ménagers mômes nas
    1 nashville ned nikki nominale norris norvégienne noyés nt nuremberg nébuleuse occupa offenser oman omnibus opacité origin
    1 palettes panache pancréas parleurs parviendra pendaison percussions perdrait peuplement photographié pier placez
    1 plaquettes polarisation policy pourcentages profane protagoniste provision provoqués préceptes précurseurs présider
    1 prévenue prêche qd qs rallonge recherchées reconnaisse recycler redonné redécouvrir rejetant relevées remarquablement
    1 reporters représentativité ressusciter retournant revirement rocheuses ronge rpr réaménagement réfléchissant référé
    1 réservez résilier salafistes sapins satin savantes selfies sensualité serial solennellement sonnent souriante spaghetti
    1 stat stature stay stresse survol suscitent suspendues sutton systématiques sète tacle tchèques templiers terne terreau
    1 these thing timothy tor tournesol toy traduites traumatisé traversait trouvaille truck truite trèfle tune unicef
    1 virtuels vitry viva votant walsh would xxl zizi zu échographie éclatante éclatent édith élie émissaires évidents abattue
    1 abbott accrochage acheminement acquéreurs affaiblit aideront algériennes alpine altercation améliorés aménagés anale
    1 analysant antioche aqueduc argumentaire arnaques arrachée arrose arrosé assoit attachées atteigne attentionné augmentera
    1 avèrent baltique battez bienveillante bim bordé bouillant burkini burlesque cab cadette caler canular catégoriquement
    1 cessera changea cherchera chiants chiffrement chiffré citent claudel clientes clint coachs cobalt coffee colo columbus
    1 compétitive concluent condensation confiscation conforte conquise contraventions corporelles cougar coupole croates
    1 créneaux cueillette célèbrent dej descendus diacre discréditer dmitri dorées duhamel débattu débourser déchirée déjouer
    1 dépourvue dérivée dévoré elfe empirique endommagés enlevant enterre ermite escapade escouade estimez estival existerait
    1 explicites faciès faq fayard ferrées fictive financées forgeron frayeur funèbres futuriste gagnerait geeks gestapo greta
    1 grimm gross hanovre hermione heroes hippie hisser hopkins horriblement hyde imaginait impulsions incohérence inspecter
    1 interrogée introduisant ivry jacuzzi javel joyau kabylie kiné kits kévin lache lemoine libyen libérées ligament
    1 limitrophes locuteurs loft logistiques maastricht maniaque marabout marmite mart masculines matricule mauve migratoires
    1 misé mongolie monsanto motel mourad mussolini mustapha mécénat nd nelly niais noirceur nope néron omniprésent omnium
    1 optimistes osaka ouagadougou palerme paper passablement pasteurs patins païens perceptible perquisitions persan
    1 persistante pesait plaidé poilu pomper portefeuilles positionné postent pourries pourvus primitifs proclamer productifs
    1 profitons projetée provocations prédicateur préparées pépite périlleux qqn raisonnements rationalité reading recu redis
    1 remettez remplissant renforcés repartent repartie repentir repoussant respectif rivales romano roubles royce rv
    1 réfléchissent réfractaires réglés rénovations réputées réticence sacoche saisonnières salsa salt sauna savante
    1 scandaleuse sedan sensuelle siege sig situ sordide soulèvent statuette structurelles sujette superviser suppléments
    1 surpasse sushis syllabes symbolisme synchronisation séjourner tabagisme tchécoslovaquie thatcher tombez toro turbine
    1 ténacité vacciner vasculaires vassaux veaux verve vexé vingts visités vivace vraisemblable vtc véto wikileaks yon
    1 éclatant égaler égalisation éliminant émetteurs épineux épuise éthiopie évacués éviction abdominale aberration abordent
    1 accusait achete additionnelle adhéré affiner agréé aimerions airways ajouterai alarmes alibi allumettes allusions amor
    1 apaise apprêtait argot armements artisanales assumée astres auditorium aérodrome bailliage basta battues beurette borde
    1 bossent brassens brillamment brisées brutus bruyante béarn califat canalisations cbc cendre chaleureuse cheese chiffon
    1 chlorure cholet cis citerne clyde cobra cochonne combinées commandez commercialise comparution condamnant confesser
    1 confidentielles consulaire convertie convertit conviendrait cools corporate cotée council couvrait crapaud credo cruise
    1 crustacés cry créez cubaine cubains cumuler dalton darius deezer divisées doutez défunte défunts déroulait désagréables
    1 désarmé déserté dévore embarcation embrassent encouragée encours endors enfile enrayer enrico entrainé entraînera era
    1 escargots estimées exp fabio facilitant fautif feinte ferrer festif feuillet filtrage flirter florentin flynn
    1 fonctionnera formait franches freelance friedrich fugue fumes fusions galaxies gardner gauches gelées germes giec going
    1 gonzalez gourmands grandeurs graphe greene généreuses gérants habitacle hibou him hippodrome hunger hépatique ic
    1 illégalité improvisé incendié inclusive incontrôlable indisponible indécent informel insignes insolence insère
    1 interception interieur interrupteur inventaires islandais jeudis joyaux joyeusement jugeait juncker kart khaled kingdom
    1 ku lançait laon laroche lb ligaments liz lobe lon loyaux luck lumiere législatifs légitimer manne manquée many marginaux
    1 marley maryland mascara maud mein merle meure meurtrières ministériels mohammad mooc morgue mousquetaires muets mélissa
    1 mûre negro neuro nicaragua nm nourrice nourrie novak omc omg organisait palpable parfaire parkinson parlements partisane
    1 patrimonial payne peggy pelé penelope performante perturbateurs pia piaf pillages pkp plongeurs pluralisme pope poussait
    1 pragmatisme prefere prenantes princeton probité promettait protectorat prouvée provoquées préhistorique prélats
    1 préventif pâtisseries pépinière pérenne raffinerie raphael rapportées rec recevable recommandent redoutables reference
    1 regarderai regroupées rejetées relaxe renversée republique revalorisation richement richie rigides rocco royaliste
    1 réintégrer résider réveillent révélées salomé saucisson saul scolarisation sharp shooting silicium sinaï sinistres
    1 sionisme sonorités souhaitais sourcil spielberg spontanéité stylos stérilisation sulpice supporteurs supposition
    1 supposées surveillants surveillent sève tabouret taillée tardé tentera tex theme thunes tie torrents transposition
    1 triangles troubler troublée typologie télévisés têtu vigoureux villars virgile visitent viêt vod volante volcaniques
    1 walk wesh zhang zur écartés échangeur écoulés écrasés écrira écrivais écrouler élastiques électromagnétique étincelles
    1 étonnés étrangler étre abordée accepterait acné adage adhérent affronté agilité aline alliez als amusait annexé aoc
    1 approuvés approvisionnements appréciait arafat archers audiovisuelle autodidacte autruche aventurer avouez avérés
    1 badminton bates beer beh benny bergerac between blogueurs bloquées blum boitier bouscule brunch burgers cabriolet caille
    1 calculatrice caps caravanes carrier carson casanova catastrophiques chabot chapman chopé cisco cohn cold collent common
    1 commotion comores compas comptage conakry concurrentes confidentielle confisqué conteneur contestations conteur
    1 contournement contractuelle coûtait coûteuses crampons critiquant croie crypte crânes crète créance crédité cute cépages
    1 dessinateurs deus devants dicton directrices discutée dispensés diversifiée doha dominés donovan dresde dressage
    1 dressent décharges déconnecté découvrira déficience délimitation dénigrer dénué dépendantes déplaît dépositaire déroulés
    1 détournée eagles ehpad empruntent endormis ennuyé envahie enverrai environnantes estuaire every evian exagérée exercées
    1 exigée expire expliquera exécutées faith fillettes fiston flan flaubert fol fortunés foudres fougue frondeurs frérot
    1 fâcher germaniques goal goethe goudron government gravées guillotine hair harmattan haïtiens higgins homologation
    1 honorée hétéros ida immature impatients importent impériaux inaperçue incorporé indian influencée injonctions injustes
    1 inoffensif inouïe installez institutionnelles inséparables intellect interet intestinale intestins intégristes irrité
    1 irving jdd jessie jouons justifiées kamel laborieux lavabo lennon littérale lls lundis législations légiste macabre
    1 majuscules manquaient maquiller masser matinal mea mendes mikhaïl miraculeusement mitrailleuses monographie mouchoirs
    1 murat méfiant méthodique métissage napoli natacha natural nirvana nonobstant norbert nota notés nui ohh oreillette
    1 organisatrice orgie pacifiste paieront parabole patin pentecôte phénix plessis plomberie plongeur pompée pond populisme
    1 poussins preston privilégiées procréation préfectures prélevés psaumes psyché pénitence qqch quad rain raisonné rama
    1 rand rapportait rapprochant rda recherchez recouvertes recrutements recrutent rejoindra relu relégation reno renoir
    1 reports resort ressembles resserrer retira retirées rigolade rolex romande romeo ryder rédactrice réformé résidentiels
    1 rétablit révérence salutaire salvatore scellés sculpteurs seb sheila siffle signataire signifierait sing snake
    1 sollicités solos something southampton souverainistes spatiaux spray spurs spécifié stephanie subtilités sunshine
    1 surenchère suspensions sélectionne tang tantes tarifaire tentée then theory titane titus tracée tracés transparentes
    1 transpiration transpire travailliste trot tua télétravail ulm utc utilitaires vassal vautours veil velo vendez vidange
    1 vigilants wan wenger willis wisconsin without wwe zoe zélandais égo égyptiennes élise éloignent émeraude éminemment
    1 éminents émulation épuisant étendus accueillait acrobatique add adjectifs admiré affaiblie afghan aggravé aidait ajusté
    1 also analysés animent antidote apparaisse apéritif argumenter aria aride astéroïde atlantis auch autocar autographes
    1 avare avenant aïn babe basilic bassiste bea beckett bic blockchain bonaventure border borné bouclée bruins canette
    1 cassettes cassées caïd chaplin chargeurs chiite children chrétienté church châtillon circoncision clemenceau cliff cluny
    1 codé cognitif commercialiser communautarisme confesse contagieuse contaminés continuaient continuerai contrastes contres
    1 coulisse crampes crocodiles crous crêtes cédant céramiques damn daniels danièle dessinent ding dingues dirons divisent
    1 divulgation doléances donateur dotations dracula drastique débutera décidait décorés décrochage défection déloyale
    1 dérober désespère déçoit early effroyable electricité empruntée encouragés england engrenage enseignée entamée escort
    1 eta ets excréments excède exemption explorateurs expédier factory facturation farm faste fessée fia financent flamboyant
    1 flo followers fragmentation frite frôle fâche félicitation féodal gal gascogne giron gmail gourmande gravir grillage
    1 gémeaux hank hara henrik heurts humiliant hyundai ide immo implantées impressionnantes incohérences inflammatoire influe
    1 influencent inondé installa intensément io irakienne ire irrespectueux jasmine jauge johannesburg kev licencier liquider
    1 lucia lycéenne malsaine maltais mann massages maturation mba medium menottes mentez merah minerais minérales mitsubishi
    1 mobilières monstrueuse montra mtv multipliés murales mystiques mystérieusement médocs nairobi navales newman nourrissons
    1 novices négociateur obligées oméga opéras orpheline own papas parié participantes passifs patentes pelouses pessimisme
    1 peuplées pfff photovoltaïque pietro pise plairait plaquer plug pneumatiques poires poly pornos portiques postaux
    1 postures poursuivit pratiquées privilégiant prometteuse présage présentatrice présentons psychiatres purent rameaux
    1 rassurée ravissante rebord refusaient remarquera remportent renvoyant reprenons resultat return revendu rocheux
    1 rondelles rooney rts réciter réducteur rénovée réorganiser répétant sachets saisine sanglots sardines sauvez scandinavie
    1 scotland serrées ship sox squad squat statistiquement stm substrat successions succursales superflu supportable syllabe
    1 tempe thunder thérapies tibia tit toby tofu totem tra transportent travaillera traverses trimestres trompez tronçons
    1 trottinette trousses trouvailles tueries ultimate utopique veillez vertiges viendrai vil violoniste voeu voudrions
    1 vécues wine xiaomi éclectique économise émail épinards étayer abdos accros acquittement administrée african against
    1 agrandit aisées ajoutons akbar albion alfa alsacienne ambiguë ambulances ameublement andrews annees apparaitre
    1 apparaîtra appela archie area arrivèrent arêtes assemblés atmosphériques attelage attribuent autodétermination az badoo
    1 bahreïn ballades bataclan bei bergeron biographies bismarck blanchi bnf bondir borussia boues bouée branchés bâties
    1 bénisse cachets cadastre cagoule cambriolages cdg cdu celtes centième child choi cléopâtre cnc coiffeuse collaborative
    1 colombienne colossale commons commémorer concombre confidence constats consulaires copilote corrida corrompre corrompue
    1 corrosion cotées couscous cpu cqfd cricket crypto crèmes célébrant côtoyé dal demeurait dep derrick descriptive desmond
    1 devenaient dirigeantes disparut distingués divorcer djokovic dp duplessis duras décerner décidant déconseille définitifs
    1 démoniaque dénommée dépensent dérangeant désignait déséquilibré dévaluation election elodie embellir emmy encadrant
    1 endommagée erronées espece excelle extrémisme exupéry fanatisme favoritisme faye fayette federal feng fete fix fractions
    1 frankenstein furie gais gareth ginette gingembre grappe grasset griefs gueux guido habilité haines hammam hobbit hordes
    1 hospital hymnes iconographie ignace imams immaculée immuable impartial impressionnants imprévus impériales inattendus
    1 inclinée indigo inestimable infectieuses initiateur insolent intenable interessant interpol inévitables isa islamophobe
    1 isolant ivy javascript jme joua joëlle kader kat kris lassitude lebrun libérez lister lynx légiférer légué maillon
    1 maintiens maliens maple maur memoire menuiserie mesnil minimaliste minutieusement mj moelleux mollusques momie monnet
    1 montez mordant morne mouillés msn muret méconnue mélangés méritaient nah najat nate naturalisation navigue nemo nicola
    1 nient nogent nomma noémie nuageux nuancé nutriments négociable offrandes omission opérés ouellet ovaires parlerait
    1 paroissiale participait patrimoniale pertinemment pingouin piédestal podiums poissy pom porteuses portons pos
    1 postérieures presbytère prescrits problem processeurs programmeur progressent provenait provocateur précèdent prémices
    1 préservée prévalence punit purifier pussy pénètrent périls raies rapprochés rattachés raw rayer rejoignant reparlera
    1 repartis repêché resterai retournera ruinée runner référant régaler répertoriés répondeur réquisitions résidentielle
    1 résument rétrograde réversible sautant sauvagement schwartz semblez semence sevrage signalant silhouettes silvio simmons
    1 simpliste smiley sole soral souffrez souvienne ssd stigmatisation study stylé suggérant surnomme surnoms séchage
    1 sépultures tempéré testée theresa thermes tiffany tira tires toitures tournez transfère transparents trappes triompher
    1 trompeuses tropiques téléfilm télévisées ultras unanimes urinaire usurpation utilisables utrecht vibrant vieillards
    1 vocable vrille vénère vérifiée vérone westminster winnie xvii zonage écrasement égorger électroménager épris abaisse
    1 acceptons accidentel affamé alessandro alliant alloués alu ama amazing annette apache aperçue archiduc argentins
    1 arriverais arsenic asphyxie athlétique atomiques attarde attardé attractive attrayant aujourdhui aune bag baldwin baltes
    1 baston batiment bavard beckham berlusconi bertin betterave biberon bilinguisme billancourt bison bolt boyd boyle
    1 brussels bruyère buckingham bygmalion cafards cards cedex cg chamonix champêtre chapiteaux chere chester chilien chiots
    1 chloe choisira cicéron clercs clochard closes coche cohabiter collard colonisé coluche comestibles comptoirs
    1 conditionnel config consciemment contractée coordonnée corey coulant courez crush cuisiniers césars dangerosité
    1 descendue dessinés diagnostics did diop disparitions divertissements dixon django domingue drogué dubai duplex débâcle
    1 décevante déconseillé décris dédie déficitaire délirant déléguer démagogie démanteler démocratiquement démonté dépanneur
    1 départager déraisonnable dérivées désastreuses dévastée dévoilent eagle enflammé entrons envolée enzymes escadrons
    1 estimons eues evelyn expérimentaux fassiez festive fletcher flippe für gao gbagbo gent gerry gin gitans glucides
    1 gonflement grignoter guidage guys guérie hack hammond harcelé heidegger houle houlette htc humoristiques impopulaire
    1 imprimantes improviser inacceptables inactif inapproprié incorporer incursions indemniser indigné indulgence
    1 inflammatoires infligé inquiétait instables insulaires intello invocation jasper jeta joins justicier juve kamikaze
    1 kramer lande latour lau lauréate lendemains lfp lime loco lords lotissement loyale ludwig macbook malherbe manutention
    1 marchons massa menteuse mercenaire meredith mickaël mid milf minutieux mmm monastique mouvementée muté mâcon mélangeant
    1 mémo ménagère méridien météorite mêlés narcisse nicki nippon nn noisettes nominé nothing océanie official offrit
    1 omniprésente opprimés oraux ornées ornés paco palma palmes papers paroissiens passation perf perpétue perturbant phoques
    1 physiologiques pitre pizzeria plaignait pmi pneumatique pointues poneys pressent prisé professionnellement programmés
    1 prolifique promulgation proposes prémunir prétendument prétextes prêteur pupilles pécheurs qualitative quatorzième
    1 quichotte quittée raffinement rambo raven reconnaîtra recto redresse regorge relique rembrandt remontées rencontrant
    1 renforcées reserve restantes restaurateurs retouches retranché risquée rocard rodrigo roh romancière ronnie ruben ruches
    1 rudi récupérée rédactions réfute régies réglementé répandus résistantes salam saloperies sensibilités sentit shooter
    1 shore sigle silences situait skieur soignés sonny soon sortirait soupçonnés spiritueux steaks structurée subite
    1 subjectivité summum suppressions surmontée talentueuse tele terminator tomas tops traduisant traffic traitre
    1 transportées trompeur tronçonneuse tucker téléchargez télés témoignant ulrich universalité vagabond vaine valbuena
    1 variabilité vauban vergers vexer viabilité vibre vigneron vinrent vitales vito voiliers vécus végétarienne wallons waouh
    1 wave website wilde yard yoann ze échouent égérie émotif énervant épiscopale éprouvent épuiser étalement étatiques aaah
    1 abdul abomination abondant acceptait accrochés agora alban alcoolémie alvarez amazone ames aminés anatomy animosité
    1 another ant apollinaire arbitrairement archiviste aromatiques arret arrosage artisanal astronome attachent
    1 autobiographique autocollants balayé bannis beauvoir bentley bianca bilbao birmingham blind bloch booba bougez bourdin
    1 bretelles brigands bronx brouille bs buté cad cafe californien candide canettes carrées censurer chantée charitable
    1 chefferie châteauroux civilisés cloison codage coincer colossal commanditaire complication compote concentrant
    1 concrétise constatations constituerait contractions convivialité cordons cracovie crevette cruels culturellement dalaï
    1 delmas descentes destiny devon discord discriminatoire discutant disgrâce dissimulation distinctif documenter dodge doo
    1 dorothée droitier dupes décollé décrète dégât dégénère déjeuners démontrée dénivelé dénombre déployées déporté déposant
    1 désignées détournés détours echange effroi elu embarquée eme emery eminem empêcherait enfantine enseignent entraînerait
    1 envolé essuyé etrange eugene even excéder exigeait expulsions ez fail faisions fantaisiste feutre figuraient fleurir
    1 flexibles flottante focalise fourré foute froidement frénésie fumant funeste futé fâcheuse fédérer fév gabonais gaie
    1 galettes garce gaulliste gerald gina gonflable gracieux grill gréco gué généralise habitable habitaient harbor himalaya
    1 huissiers héhé hériter illico illumination illumine immatériel imposables impr incitent incorporation ingestion
    1 insulaire insurmontable intentionnellement interfaces interpellations interprétées interrogatoires interrogées
    1 invraisemblable jenkins joignent josée journee juteux karaoké kif lapointe lasers latina lefèvre legal lenovo library
    1 libreville lies liquidités loués lvmh magouilles maitresse malus manille manoeuvres marquait matrix meneurs menuisier
    1 mercy merry mh mhz mls modérer mount munster médiatisation méprisant nada naissant naissante natura nazareth nel niagara
    1 normalité nourrissant nr occupez offs ooh orales orion orthodoxie parcourent pareillement parlerais parut parvenait
    1 passerais passivité patrimoines patronale payeur peer pend pensionnat perfusion phosphate physiciens pictures pilon
    1 pinceaux piquet pitch plaquette poincaré poisse polygamie pourtour ppp primauté productives protégez proverbes présumer
    1 purgatoire périgueux quittés rabattre ramenés rationalisation rechute reconnaissante regrettent relaxation remplaçants
    1 reproductions rescousse rest reverra revêtu rg richardson rient rory rosalie rougeole réactionnaire réadaptation
    1 réciprocité réciproquement référendaire régit réitère répandues réussies réussisse révoltés salement sall sanctionnée
    1 sanctuaires sarcastique saurons scolarisés scpi scratch sentinelles sep shake skipper solennel sollicitée sonder sosie
    1 stein stimule stratagème stressée structuration structurer succéda surgi symptomatique syndiqués tapant tiennes
    1 tourments tournevis toxines travel tuera tyson ul valorise venge verge verrouillage vestige viendraient viendrais
    1 villepin virtuose visitant visuelles viviane voyance vulgarité woo xxiii ye yvette économe égalitaire élaborées
    1 éloquence émergé émoi épiceries épilogue équatoriale équilibres éternels évangiles abstinence abîmer acc accompagnera
    1 accumulés acharnée ada adeline adhèrent admirez admissibles adversité agissez aha aida alarmant allumés allègrement
    1 alterne amadou americain amine améliorées andalousie annonça anthropologue arbore arcachon arf armada around asperger
    1 assouvir athéna aveuglément background baissée ballets baser bastide bastions bayard berbère berbères bhl bipolaire
    1 bobines booth born bouleverse bourgade braun brick brûlante bâtis caisson calculés caro cgi chalets chandler chantre
    1 chaperon chargera charrette chicoutimi chiffrer chope chouettes chœurs cigares circle clap closer coiffer collaboratif
    1 collage coloniaux commandées commercialisés conan concurrente configurations conférencier connivence constitutionnels
    1 contactée contemplation convenance convivial coordonné corrects crosby dada demeurera devils diffusant dirk discerner
    1 discutez dispenser dissuasion diverse divorcés docile douzaines dressée débloqué débrancher décoratif décorées décrypter
    1 défile dégradée démonte dérangement désarmer désolation détestait ecolo ee effacée encombre enfantin ensoleillée
    1 equateur escape esquive estivales etudiant euphémisme exclues exhaustif exhorte exterieur fact fauché faust fff fields
    1 filon filtration flottes frances frustrés fugitif fécondation gaine georgia germe gide gorille grappes groupés grues
    1 guidés géniales géographe hait hamster hawks haïtienne herzégovine hk hobby homosexuelle hood horse hérétique iie
    1 implant improbables improviste ina incursion inefficacité infinies inflige influencés installant interesse interpellés
    1 intrépide inégale iode iowa irritation irréguliers isidore items lacan lactée lavande leave livrant localisés macho
    1 magiciens mangeais mardis marlène marta marxistes maryse masqués matte matthews mausolée mccarthy mime minceur miner
    1 minsk morse mourrir mule multiplicité méfiez naine nano nassau neal nfc niqué notée négligeables obscurs obèses octroyer
    1 od odorat ouattara pamphlet papilles paroxysme partners pensiez perdons piraterie pit piétonne playboy plénitude
    1 politics pompage pores prenante presente pressenti procèdent prometteurs prouesses préfectoral préparateur pseudos
    1 psychothérapie pédagogue pénitencier pétards pétasse raccroche raciales raffinée rates rattache recèle regime regles
    1 relaxer relâchement remember restrictive retardement retardée reunion ric rosemont rsi ruée récital réfuter résidait
    1 résulter saisonniers salarial sapiens scripts serrures server shelley shorts signalent snyder solar sonorité sortants
    1 soulagée soupirs spacex sponsorisé stèle subtilement subtiles suivais surveillés symposium séducteur tacos target
    1 tartine tease tip tjrs tong tonight tournera transplantation trap travaillées trompeuse truqué téléphoné téléviseur
    1 vignettes vocaux volontariat votées voyageant voyante voyeur weil wheeler wo yamaha yaourts échappés écoutée écrivaine
    1 édifier élasticité énumère éveille ôte abréviation acadiens acoustiques activisme activée adoucir adressés agacé ahhh
    1 ailles aimants airport alignées amandine angèle annick anormalement approcha approfondies approximatif appréciées arch
    1 aristide armures aromatique arriérés articulé assassine attesté bab babel bailli bals banquise barrée bayeux beats
    1 belgium bellevue bergé binaires biz blogueur boiteux bondé bones bora bouges boulette bouteflika bouvier bt bud burqa
    1 buvait bénigne cambrioleur canaries cantines cassis caveau centralisé chauffée chiale chico chimiothérapie chirurgical
    1 chomage chroniqueuse clarification clayton compensée composait comprendrait condamnent confiante conservera consuls
    1 contractuels convergent cora coronavirus coulibaly courbure cramé crif croisant crottes créera curseur cévennes darling
    1 daryl desmarais digues dillon dilution diminuée dirty dispensé dispersées disposaient diy duos duvet débarras décalée
    1 décidèrent décisifs défouler dénominations déposez détenait dévouée ecouter effondrée electrique else empruntés enclins
    1 encule endommager endémique ententes estaing estrade evry exigeants fabian facultatif falcao faubourgs figuration
    1 flatter flip foetus foirer fonctionnelles formelles frankie frappait freeman frost frottement fruitiers fugitifs futile
    1 gaby gagna garrett gazelle giants glaciaire gong gracieusement grammy gronde gruyère guidées génitales hakim hamid
    1 harnais harriet hat hoche holt homère hr hélium hérisson hérétiques iam identifient ies immensité improvise imputable
    1 inachevé inactivité incultes incurable indéterminé interférence intéresserait inventés irez ivoiriens jacent joueront
    1 jugera kendall kivu lassé levi lidl lila lilly liquidité littératures liturgique looks lubrifiant lucius luxembourgeoise
    1 lyriques magnétisme majordome malaga malgaches maniement matisse matthias maupassant mobiliers modifient monégasque
    1 moqueur moratoire mother motta mousses mozilla muscu myers mélangent mûres navré nf nigérian noisy norvégiens nécessiter
    1 oblique observez oleg ontariens orchidées ourson outré pad pagaille pale papeterie parodique passerelles paysagiste
    1 pendentif perpendiculaire persil petra pillé pine pipes planchers polanski polyvalente ponctuel ponctuelle possédée
    1 posters prendrons print protectionnisme préhistoriques puerto pulsion punitions pécresse pédiatre pêché qe qqun
    1 qualitatif rachetée racket rafle ramassage ramenant rampes randonneurs rattacher ravage recevaient reg remit remontait
    1 rencontrons représentera repérée resources respective ressortissant reve reçoive rising roanne rondelle rugy règnent
    1 régné réhabiliter réintégration répliquer répondais rêvée saisonnière salés sangliers sanguinaire savane sectaire
    1 serieusement simplifie sonnait sphinx stresser succomber supercherie supplier supportant swiss sétif talus tchernobyl
    1 teinté tentations thionville travailleuses travées triage trouverons tweeter typographie télécharge unifié vacanciers
    1 vincenzo vénézuélien wilaya wilhelm wwf écrasant électromagnétiques élégantes étanchéité étiquetage étonnantes évoquait
    1 abbayes abonde accédé acres affligeant agency agneaux akira amand analogues anatole andes anticipe antidépresseurs
    1 apparentes approuvent archétype arnaquer aspirent asse assigner atterrit attraits aït balcons battement baver beaufort
    1 being believe berri bijoutier boursière branchée brandt braqué brasseries bretonnes bruler bruyants bénis cacahuète
    1 cafétéria calife california caractérisation carats certifications cesar charbonneau chaudement chimère chopin choquante
    1 châtelain cinétique clitoris clivages cloisons clôt colles colorant compost congénères consent conservatisme
    1 construisant consulting consultée contentant coqs correctes correctionnelle couchés crées cupidité cépage côtières
    1 davies dictateurs diriez distinguée docks domicilié drahi drainville dual duck décathlon défensives délibérée dénoncée
    1 dépanner dépourvus dépréciation dériver désordres détaillant efficience egyptiens embrayage emparent employait
    1 empoisonner emprisonner enfermement enflure entendit esteban etudiants exempt expropriation familiariser fertiles filmés
    1 fitzgerald fleuriste forma fortifiée fracas framboise francesca freestyle fructueuse fund gaudin gentilles geo gifs
    1 gillet gobelet gourmandise grimpé gsm générée gênante haché hale harmonieuse hastings hesse hindous homogénéité
    1 horizontales hurlements hurlé héroïsme ibérique ignorée imitant impair impardonnable impliquait inactifs incitant
    1 incognito incompatibilité infinité ins instituteurs intercepté interprétés intouchables intox intrigué invites iraient
    1 iraq jacente jaser jehan jointes kindle lafarge lagrange laiton lam lancers lange lasagnes lasalle liberia likes lino
    1 lira louange louent louée mack mani manquements marsan mcdonald mendiants mercredis mess miniers minimales miraculeuse
    1 mitch mob modérément momo moncton montagneux montesquieu monty morlaix motor mutants mutualité médiévales mére
    1 métaphores météorologie noce nominal noué nuisent négociants obtienne oréal ossature paraisse paranoïaque parcourus
    1 pearson pepsi persuasion pigments piégés pointus pontife portails possesseurs postule poursuivies pressant primitives
    1 primé protesté provençale prussien ptolémée publiait pédiatrie péladeau pénibilité quêtes rabelais randall rapelle
    1 recensé rectorat regardés regroupements repondre reposé rev richter riez rincer rm récurrentes réformateur régulariser
    1 révolutionner révélait sarcasme savigny sceller semelles serieuse siecle silicone sociologiques soute sparte springs src
    1 status stefano stern stick strange stupeur stupéfiant submergé substitue sucette suicidaires superstition sèchement
    1 séduite tabassé tanguy tapage tatoué til tirailleurs tito tobias tolérant trafiquant transe transportait tricot
    1 trimestriel tues tutos verbales versants verticalement vocations volatile vox warrior webb winchester wing wish
    1 wordpress xxi yellow youpi ébranlé édite épicé érudits étalé abaissé abbés aboutissant accroc acheminer acolyte afghans
    1 agde agencement agrandi aigus ale analysées animalier ao apaisé apprentissages approchait arnault arrachés artist
    1 assemble assimile astre asus asymétrique auf aurora avides aymeric bade bahia baptisés bavure beauregard bestioles beuh
    1 bile bitumineux blaireau boileau bombardiers bondy boo borgne bourassa bourrer bryant cafard cahors calotte caméléon
    1 casquettes cerné championnes charmé chromosomes chéris ciotti cissé clandestinement clôtures cocon cocu coince collation
    1 collectés collin combles commandos communiquée compensations complétant comptera concentrées condorcet confonds
    1 consentis consistoire consultative contractuel contrarier contrarié contrebas conçois coordonnateur coordonne corentin
    1 cotton cromwell croustillant custom cé daft davy desert destitué detective deviez diablo diff dilatation dino diouf
    1 dissocier dolce douillet duchesne dujardin décaler dédicaces déformé dépouillé dépêcher dépêches dérapages déroulées
    1 désillusion désirable détournements effectuera encadre enchère enlevez envisagés envoye esa essayaient eté events
    1 everest existera expiré exécutive fabriquant facilitent fauves femen ferraille flacons flinguer forteresses fourbe
    1 fourneau fourrures fresh friction fuel fulgurante fèves fédéraliste féroces garniture gattaz girafe globaux gode godin
    1 granite grc greffes guichard gynécologue gâter gîtes habités handicaps harmoniser heinrich helsinki helvétique historia
    1 hou humbles hébreux hétérogène ibiza ignorons illimités imité immoral inaugurer incitations inculpation inculte infirme
    1 informelle infusion ingéniosité inhumé inlassablement inox insaisissable insouciance inspections intellectuellement
    1 interdisait intuitif inventent irrationnel irrite ixe jamal jantes jouées kabila kathy keys kgb laitier lean lesage lm
    1 lombardie lopes lunch léman maintenues maitres malawi marcherait maçonnique menez mira moniteurs monk monoprix moretti
    1 méchantes médicinales méduse mémorables méridional nectar nestlé niqab nommant nonce nor nostalgiques np npa ocre
    1 octroie oculaires orchestré oserait ovation pacifiquement palliatifs parachutistes parcourue parla partaient partais
    1 passionnément pellerin penchée perdurer perfide perkins personnalisation persévérer pigé pionnière pla poignant portais
    1 pri probation proc procurent produisit prolongations pronoms provenaient préconisé préoccupés prévôt quiétude raisonnée
    1 rami raul recouvrent reds reeves remplissez replie replonger reproduise ressentait retarde root rosie réactifs
    1 récapitulatif réfractaire référent régissent répondants réunionnais révolté sade salve salées sauvent sauvera
    1 scrupuleusement scrutins secousse selection sentira seringue sh similitude sinus situant slovène snap somptueuse soudés
    1 spé stabilisé steiner stellaire stephan sueurs sung sunnite suppositions surplombant sven thrace tier tint tiques
    1 torride totalise transférées travesti trent trompait truffe unilatéralement uruguayen vanté viola violées vivendi vostfr
    1 voterai vraisemblance wanda warriors wind working xénophobie yin écume édités émeut épi épicier épiderme épis étagères
    1 étire étouffée évaporation ablation abritent acompte addict admettent adriana agatha aid ajouta ala alexa alfredo allard
    1 amaury amidon amnésie amusée ancestrale ang annexée appellerait appendice appliquera aqua ardente arriere attali aurores
    1 autun bachelor balistique benson bergère bianchi bitch bitcoins bono bouleau bourdieu brenda breveté brossard béthune
    1 cachez caleb calle canet capes capillaires capotes cardiff catho chanceuse chapelet chassent chaussons chirurgicales
    1 cintre cit claquement clooney codex commentée communiquées comp compatis composites condescendance conduisit confident
    1 confidentiels constatons contenance contributeur conversions conviens coquins cousines creer cyclique cèdent cônes debat
    1 deco desservi différer digéré disparaîtra dissensions dominicains dor drag dreux décorateur découragé déloger démantelé
    1 démasqué démissionnaire dérogations désolant détectée détestes effrayés elbe elliptique embouteillage empeche encaissés
    1 enfreindre engineering enlèves entreprit epr ergonomie errance este etape eucharistie evangile existentielle
    1 exportateurs exporté extraites facette façonné fdj fist flat form franchissement frauduleux fusionné galactique
    1 galatasaray gardées gaultier germinal giro gisèle glee glossaire gone grenadiers grossesses grossit gucci guillemets
    1 guéant gèle habilitation hanter harcèle haricot hilary horn horoscope humainement humbert humiliée hurlent huy
    1 hésitations imbattable implémentation incorrect indirectes individualiste industrialisés inné inserm intensification
    1 interférences invitons irresponsables jeun joanne kiosques lacombe lagos lakers laye leduc lindsey ling lloris lodge
    1 luge magistrale malt marisol martineau matérialiste maximales migraines millau millimètre minables minh minou miraculeux
    1 mixer modique molles monotone moreno mortiers mosaïques multiculturalisme multipliées muros musicalement méthodologique
    1 nerveuses nicky noue nécessités néolithique obsolètes occultes oserais package paule penguins perceval perrier pff
    1 phénoménal pieu piquent piquée planifiée plutonium pointeur ponctué posais pourrit pourvoi poussa prendrez proclamée
    1 prodigue profitera promulguée prussienne prussiens prévenant puceau pulpe push putin pyongyang pécho pénaliser
    1 péniblement pépère radioactif rationnels rations recherchant reconnaissants recouvrant recrudescence regle relient
    1 remettait rentabiliser rentrera reporte reprochait représenterait ressaisir retro rider riot rudes réaffirme référendums
    1 régissant répétait réquisitoire réunira saboter sad sagan sai saoudienne sap saphir savoure schizophrène scénographie
    1 sectaires seigneuries sermons shah siam sino size siègent sl snowboard solange sollicitation sortons spears stargate
    1 stocké structurels stu superficielles surchauffe sut svt tamara tapette tariq tax teaser terminait thai théologiques
    1 totalisant totalitarisme travaillés treillis trimestrielle tueuse turban uh veillent ven vermine veuilles vida vien
    1 votera voteront vénitien wei yuri écartant écoutés éditée électron éligibilité épilation épouvantail étonnent évaluées
    1 évangéliques évitement aaaah abdication abordant accrochent achevés adele admises adressait agaçant agglo agitent
    1 agresse agressives agrumes ajouts alphabétisation amorcer amortir anguille antagonistes antipodes antiterroriste anémie
    1 apaisée appalaches ardemment aristocrates armateur arménienne arrondie arturo assistons attestant authentification
    1 autoritaires avisés aznavour bacheliers banalité bangui bannissement bardot belligérants benne benoist berge bern bf
    1 bibliographiques billie bl bombarde boots brassage brochette broderie byzance caissier calendriers calorique carpentier
    1 carrelage cassandra cassandre celia certifiés cham chambellan chanteuses chevron chicken chief christmas cle clotilde
    1 clôturer commerçante commémorations comètes conjuguer constitutions consumer coquette correspondantes coréennes couillon
    1 coulées croira croissantes césaire damnés darcy darty deborah demeurés depend depp diagnostiquer discovery disette door
    1 dupuy décidées décolonisation délicieuses démêler dénonçait dépressions déprimée dérangent dérivation déshydratation
    1 déverser echec economic eldorado emménager emphase emportés encombrement enfui enjoy enrichissant enveloppé erin
    1 escalader escales examinés excessives ezra fab fang fiché fouine fourier frangin frappées fratrie friche friendly
    1 fronton frustrations galérer garantissent garé gaules gavin generale gl gothiques gourde hadj hameaux hermétique
    1 historienne horloges idylle impayés imprenable improvisée imprégné inattendues inconscients incubation indignes
    1 indéniablement informateur insuffisamment intensifier interruptions intéressera invaincu ivres jardiniers jensen jocelyn
    1 johannes juda kia knox koch labos lamelles lanternes laves leigh len lgv lib lobbies longeant lsd lues lèves magistral
    1 maltraité manucure marcos mauricie maxence mazda maîtrisée modele mongole monopoles moqueries mouture murdoch mus mâts
    1 mécène médicalement nait nestor nino norton notant num observait obstination obéissant olaf ontarien padre partiront pcc
    1 pendules penn peyton physionomie planete planque pleurez pnl pollutions profusion préfèrerais préjudiciable préoccupent
    1 prévisibles purgé raides rappelée rassemblez really recommandés reconstitué recyclé reforme rei relayée reliure renards
    1 rencontrait renoue retrouverait revoilà revêtir rivers riyad robertson rotations royalement réformée régi rémission
    1 réparateur réunissait saisonnier sakura salariée sanofi sarajevo schtroumpf scénique serrant singles singulièrement slam
    1 soulevée soulevées soupçonner soutenez souvenu stevie stuff sucrés synchro synergie sécurisés tap tardives tarzan taxé
    1 temp tendon textures thermodynamique thyroïde tique tirera tizi tj toison touquet tournages toutou traitez travaillée
    1 traîneau troisièmes twingo typhon ultimes unity universels unsa vaincue vainement valant valette variole verrouillé
    1 verticaux visual vitré vitrée volantes volatilité wake weaver yourself yt zoologie échantillonnage écoulées élance
    1 épinglé éprouvée érotisme étable évadés évanouir évolutive
    0 abnégation accidenté acer adaptant adaptateur adobe adonner adorée affichées agraire aisselles aldo altéré amante amputé
    0 amédée antillais antony appartiens appliquait apprise arguant armagnac arrondis atténuation aurillac australe
    0 australiennes averses aviron aw bachelier bae baptiser barthélémy bed beignets belvédère bene bermudes berner berthe
    0 bethléem bicarbonate bios bouffes bovine brain brosses bunny bénie cachot canaliser carrure casimir centralisée cessions
    0 chai chandelles changerai charly charmer chevelu choisisse clarisse cocteau cogné coiffures colosse commanditaires
    0 commodité compétiteurs conceptuel condensé confiné conique conseillent conservatrices constituants contribua corollaire
    0 courtage coyote creusent crop crânien créait culpa cyanure cygnes côme dash delle destructrice diabétique dissident doi
    0 douanière durcissement déchirent dégradés dépouilles dérobé dévoilés ecris edison edwin embarrassé embauches entendaient
    0 entraînait erroné escaut escient escobar exerçait explorations expressif farouchement façonner faïence fcfa fion fioul
    0 flatté floues foncièrement foraine found fourrière frederick freebox funny fussent gambie gamines garagiste gaze gigi
    0 gobelins gonflés guess gustav habitais haras hausser haven hawkins heidi hergé hisse hotels hour identifiable idéales
    0 ignorés immortelle implantations impuissants indiscret inefficaces interministériel jacobins joubert justifications kms
    0 lia lient lilian lipides lisibilité lula luxueuse lynchage légaliser macdo maitriser mallet mallette mangue manqueront
    0 mata matelot mathis meg mendiant migrer milk misogyne mixage mmh monta montbéliard monténégro moulage mst mundo
    0 mutilation mvp mécaniciens médiatisé nacelle naguère natasha nec ney nichons nivellement nounours nouvelliste
    0 numérisation nvidia objectives obscène obéissent occupons octroyé odessa officieux officine offraient oit operation
    0 ostie ouep ould pakistanaise papineau papyrus passèrent pastèque patronyme pavel payet paz pelage pepper peters phelps
    0 phi pitbull pkk plaçait plumage pluton plébiscite politologue ponctuelles pontificale possédez postérieurs prado
    0 pratiquait pressentiment prient priés prou prune précisée prépondérante présager prônant périr péréquation quan radeau
    0 radiodiffusion rallié rayonner recel recevrez reclus recoins redescend reflux relationnel reseau resserre retentissement
    0 revenaient rosberg rosiers récoltées réglementer résidu révolu sacrements sawyer simultané skier smile snack sncb
    0 soleils soo sotchi soudanais soulier soutiendra sphérique spéculative stagne stockées stockés stores stéphanois sucrées
    0 sulfate sunset surgissent surpopulation sw sylla syracuse sénéchal tania terrien thanks théologiens tisane tollé topo
    0 torah torches torpilles totaux trampoline trompettes troncs truman try tuteurs unef unifier unisson urgentes vale
    0 valerie valeureux valorisé verdier vertèbres verviers viennes viie visualisation viticulture voldemort volte voyants
    0 words édito électrification électrodes épargnée épargnés épiscopat éprouvant étudiait évacue évacuée académicien acces
    0 accouche acharne acta affichait alcatel amasser ambulant amin aménagées ani apnée arides aristocratique arm assiégée
    0 astier astrologiques attirante attiser aumône austerlitz autocollant aéronefs aïeux baisent barbus barney basculement
    0 bbq bendit bengale berthier bet bilatérale bocage bonds boomerang boon bouleversant boulons braqueur bray bret bruel
    0 bruni button camara cantonales caritative cassant cassel celte cercueils cessa ceta cfc chevalerie chevreuil chiche
    0 chignon chip cid citernes citrouille clandestinité coiffée coleman colocation colza computer confluent confrontées
    0 contestable continuum contrôlant convulsions cordonnier corte cougars courbet coutumier crible cruche csc cuivres
    0 cutanées cy cécité davos debré demanderais desservant diapason diaporama dicté disposée distractions div divorcée
    0 douanier doucher dumping durabilité décourage défavorisées démentir dépends déploient dérèglement détendue détritus
    0 electronic embryons enchanteur enfoui enghien entraves envisageait enzyme erre evelyne expéditeur facturé faillites
    0 featuring fendu feuillets flaque florissante foireux foley folklorique follow fon foncez formateurs franges frauduleuse
    0 freres froisser frontalière fréquentations fâchée fédéralistes gamers gangsters gaspé gender gente glissent globalité
    0 gnome gospel gouts groupé hardware haïssent herald hitchcock hoffmann homogènes horror hygiénique héroïnes ignores
    0 illustrateur immiscer impressionnée imprévisibles impérialiste inchangé incompréhensibles incompétents indus infectée
    0 infligée initiaux instrumentalisation intercommunale intégrisme inégal inépuisable jap kabyles kang laborde lacher
    0 lamborghini laque lay leboncoin leeds lenny lenoir libérateur lines lisser loc louve mackenzie magny maillage mainmise
    0 malone mammouth margaux mathématiciens matérialisme maude maury maybe maîtrisent mesurés meta michele mongols munir
    0 mutant mutinerie mutualisation mv méandres méchamment médiateurs méningite naïvement nebraska nemours neurologique
    0 neurosciences neville newport nguyen northern oakland obélix odin orangé orbites ottomane oué ow pandora pantoufles
    0 paraîtra partageaient pathogènes pee pendus pensera pep peres perrault perversion phillip philologie pilotée pointage
    0 polluantes pontifical populistes pornographiques poteries powerpoint powers prendraient prima projetés prédication
    0 présenteront prétextant publiera pédé pô quantum raccord ramirez rangés rapatrier ravagée reconduire reel refaite
    0 refusés renoncent requérant restèrent resultats revenues revus riait ridley rodin routeur rte rubens rufus réalisa
    0 régulateurs réveilles révisée réécriture sabot sacrifiés saisissez sarcelles sarl sarre savage sbires season shoes sn
    0 sot souriait spirou spécialise suffiront suffisance supervisé taillés tapisseries tatouer terminales thales thermale
    0 timidement tn tombeaux torpille torturés toul tourmenté trahie trahisons trentenaire turbulences ultérieur unifiée
    0 urgents valorisant valut vaudou vercors vestimentaires vigoureuse violets virtuosité votés vou wah watt wyatt youth
    0 échevin écusson éditorialiste élit éteints éther étreinte évangélisation abcès abolie achetait acolytes acquièrent
    0 acuité ademe affrontera agendas agréés ajuste allergiques amf amphi américano anis apothéose archange archevêché
    0 architectures ardeurs armature arriveras arrosée aspiré astral attendions attribuant auberges augmentait autodéfense
    0 avery aviaire badges banco baton bordelaise béquilles cabaye calculateur captation carr casiers celtic certe certifiée
    0 championship chandail charleston charmantes chasteté chauvin chill cic clement cliqué clive coexistence collectionne
    0 collisions colocataire colères commandait commentant commémorative complétées concordat concéder conditionne condos
    0 confia conjecture conscription consisté contaminer continuerons contribuera copa corona corrigés corvette cotation
    0 couchent courbevoie cuillères césarienne dancing deck demanderont desole deville disiez disproportionnée disputées
    0 dissidence dla dol dominicain doom doria drucker dub dunn dupré dwight débloque déclinaisons dédain défendus dégénérer
    0 dégénérescence dénoncés dépouiller dérape désamorcer désastres déshabiller effacés elaine ellie empreint enchantement
    0 endosser engagea enragé enrichissent errer esquisses essaya etoiles extremis facilitée factice feed figée filigrane
    0 filons fleurie fleurissent fleurons follement funky fuseau félin gagnantes gags gaines garibaldi gaufres georg gorilles
    0 gs guirlandes guêpes gâtés géopolitiques hallucine harmonique hegel hivernal holiday homosexuelles homéopathie héroïques
    0 ich importait incarnent induite induits infatigable inhumation inquiétantes instinctivement instrumentale inséparable
    0 intendance internement intervienne inventeurs irréel jetées jurez jurys katia kickstarter laisserais lectorat lest
    0 liliane lingots lucrative lydie législateurs magnat magne mana mandataires manufacturier mbappé mercury messagers
    0 micheline milanais milwaukee mixtape motorisé motorisés mousson mûrs nantaise navarro navigo nikon nièvre noailles
    0 numéraire onfray opposa orchestres orphée osais osait osseux padoue paradoxale paradoxes paysannes percées periode
    0 philipp picture pigment pignons planquer planqué pointue pointure pourvue poussez prennes privant prosélytisme prônent
    0 psychopathes punaises pécheur pérez périlleuse quelquechose quincaillerie raccourcir rallie rasée ravisseurs rebaptisé
    0 recouvrer recueillement refroidit regardera remarquent remorques rencard repassé repoussent repoussés resident respectes
    0 resteras rgpd rigolez ringard ruissellement récifs récup récupérées réincarnation répartissent rétine sacro saillant
    0 saillie sainement sautes schisme secouru secousses sentaient sia sifflets signalées silo siri siégeant smoking sociétale
    0 soucieuse spermatozoïdes stabilise statué subtils sulfureux surplombe suspectes séculaire tanner tendrement tentacules
    0 thank third thornton théatre théoriciens title toulousains traders transformateur transgenre traçabilité tresses triché
    0 trie tropicaux tsé tut ultérieurs unicité urssaf used usm valencia validés vaudois verges verlaine verrouiller verrous
    0 viendras vietnamienne villégiature vomit voue vuelta vw won écrin écu égaliser élues émigrer équitablement étirer
    0 abbesse abbeville abdelaziz abdoulaye abonnez absentéisme accentuée accouplement addis adler administre adéquates
    0 ailleur ajoutera alcoolisées alves amar ancelotti annulées apathie appellé aquin arches argiles armoires arrachent
    0 arrêteront articuler attendiez attestée auspices autels aya bagne barbelés barcelona barge battaient bazin bee
    0 bienfaiteur bisounours bone bouchers bourgeoises bourgs brasseur bribes brisent broyer byzantin bâtit camargue cantonal
    0 cantonale capricieux captifs carrefours carrosse cartels cats celeste cellulose chameaux chocolatine circonférence cites
    0 clairière cloué cognitifs colorants comblée comestible concordance confisquer confondue conférer conglomérat
    0 congrégations consonnes contenaient contestent contrecarrer corresponde cory couv craignaient cream crinière
    0 cultivateurs cyrano daphné decembre decision delon desire dietrich dilué dissimule doctorants dumoulin durcir dynamiser
    0 décapitation décréter déformations délaisser démesuré démesurée dénote dénuée désespérer désolés déstabilisation
    0 déterminisme eclipse eglises embrouilles embêtant endiguer enquêté enseignait entraîna envahis envolent erika escompté
    0 espéraient everything evreux excluent exiler fatigant fest filtré finaux flambée fleuron flippé flottants fortifié
    0 foutais frontalier fuller fébrile gazeux glissante globalisation gonzalo graphie greniers grief guéris gélatine génois
    0 gérez gênent hadopi hehe hess holy honorifique honorés horticulture hosto iep illogique immobilisation imparfaite
    0 imprudent impuissante impulsif incessantes inclinant inerte insurge intensifie interceptions introspection intuitive
    0 iraniennes irresponsabilité issa janine jarre jos jubilé judée kangourou kobe kraft kruger kun lagardère late laurel
    0 lawson lazio leafs legendre lejeune libyenne libèrent libérant lolita loser légumineuses maladroitement malek
    0 malnutrition manquants marly marsh massue mathématiquement meublé midnight militer misères mitrailleuse modestement
    0 modérateurs mom montréalaise musclée mérités métros nantis neurologiques nicholson nine nocifs nommait notent occitan
    0 océanique onf opportunisme oreillers otis oula paon paralysée parleront parmesan parvenues parviens passerez past paulin
    0 payons perdition perrot personal perverse pistons pittoresques pleuvait plongent poilus politicienne portuaires
    0 portugaises program prononçant protestantes protestent protégeait préférentiel préoccupée préparons prépondérant
    0 préservant puent purple pâturage pépins questionnaires quinte rafraîchissant rapatriés ravel recensées redéfinir reflex
    0 reflétant refoulé refusera release remi remontés renaît respectables ressemblaient retombé retouche retraçant
    0 revendiquant roquefort rosaire russel réclamée réformiste réfugie résumée révéla salafiste sambre sanctionnés scierie
    0 scrabble sensuel sharks should sifflé sise sociétal sommaires sondés sophistiqués soudé soumissions sourate soutenons
    0 spinoza springfield spécifier strates sunny superposés supportait survenues syriennes séismes talisman tarantino tartare
    0 telegraph tentaient théoricien tordus touffe toulousaine tracking travailla tributaire triptyque trouille trouvèrent
    0 truffaut truffes télécommunication uci ulcère univ ux vallaud vendetta veolia verbalement verité verrière vicky
    0 violettes vitrail vm vomis vérifiées wanted webster wee weinstein wolff works yé écrive édifiant édifié égare épaves
    0 épinière éradication étau éteintes étonnants œuvrer abdelkader abrité absorbant accordait accréditation accueillies
    0 accumulées acre additifs adressez adriatique affirmée aggravée aimables almeida amenait amender amplification apelle
    0 apex apporterait approchée aron associatifs austro averse aveuglé bagnoles bai baissant barbès barrett bdsm bean
    0 benedict betteraves bg bibliographique bistro blah brahim brulé bâche béret cafetière canots cardiovasculaires carlton
    0 carmel carnivores cast cds cfe charlevoix charrue chattes christelle chuis châteauneuf cinémathèque cliques cobayes
    0 collecté commercialisée communiquant compacts comparent comparées compilé comprendrai congélation connétable conseillez
    0 contaminée copropriétaires coquines courgettes creation creusée cries crucifié crémaillère cèdre dandy definition
    0 dernieres descendait details developpement diagrammes différentielle divertissant divorces doser doublés douceurs
    0 draguignan durait débardeur décrivait déformer dégoûtant déjeuné désagréments désespérant déterminera eastwood ecriture
    0 effrayée elements embarquent embrouiller emilio encombrant enlèvements ensoleillement errants erwan esport ethnologie
    0 exam exhiber expérimentée extirper exécutant fame fantaisies farid fatalement favorisée favorisés fda fevrier figues
    0 flanqué fleuris foch forages forrest fournissait frégates furet fâcheux gangrène garda gastrique gelés gertrude godefroy
    0 graffitis greffer groove guantanamo guinéen gères génitaux géraldine habitées haley hallucination hantée harmonies hawk
    0 herzog homologué humanités humblement hypothécaire hérode hêtre idéalisme ign importées indifférents influente inhérents
    0 injecte injurieux insecticides insolente instaurée instituée instrumental intermittence inutilité involontaires inès
    0 irrémédiablement italique jamel jenna johansson joignant jourdan jurassic kei kendrick kingston laffont langevin
    0 latitudes lavezzi lebron legends lev liner littéral lorette lorsqu lunaires lupus lyrics légat machette machinerie
    0 majorque mandaté mano marquantes marteaux matrices maté medicine mensongère michelet miné mir mirabeau mol monoxyde
    0 moquait mor morvan mtl muffins musset mélangée métamorphoses natalia nervosité noyée nuisance occasionnel ophélie
    0 opportunistes orée osera osiris ouragans oussama paint pandore pap parks parrains patrimoniaux patterson peluches
    0 performantes persona personnaliser perth peuplés philibert phénoménale pinte plongés pocket poivrons political ponction
    0 ponctuée prisée promènent prémédité préventives pupitre quenelle quiche rad radin raffineries rager rampant rassurante
    0 reconnaissons reconsidérer rectangulaires refusez regroupé relatant renommés requièrent retentit retournes reussi
    0 revendiquée reverrons revision risée rixe rouvert rusé récupèrent régénérer rémunérer résonner réveillés saisissent
    0 sakho salim sanglants sarrasin sauvons scooters seigle sentons shampooing silice sirius sismique sketchs skinner skip
    0 sodas sono souder soulevés souls souveraines spectres splendides spéculer stationnaire stendhal subissant subjonctif
    0 subordonnés substantiel suer supervise surgelés surréalisme surréalistes sv sé taxés tb tec testez titularisation
    0 transfusion traînait trouveraient ttc tuile uniformément usés vador verneuil vernissage veuillent vicieuse voilé vortex
    0 vénéré walid warcraft yankee yaya yukon zuckerberg échappant éclairages édimbourg éduqués éloignant émouvoir épingles
    0 épiscopal équestres abbey absentes account accèdent acquit actualisation additionnelles adoptif adélaïde agadir alcan
    0 alfonso alimentés amalgames amboise amelia amena amplifie analytiques andreï anéantie appauvrissement apprendront
    0 approfondissement approuvées arbuste aristocrate artefacts asnières assemblages assignés atteignit attila attirait
    0 attrayante atypiques austral avorté baden baigné barbes battante beijing besogne bigot biologistes bissau blogueuse
    0 botaniste bourde bousculé brandebourg braqueurs bright brins buis bulbe bureaucratique byzantine bénite bénévolement
    0 calomnie captive capucins caritatives cdiscount chambers changeons charleville charlot chartier chateaubriand cheptel
    0 ciseau citadine clavicule coiffeurs comporté compostelle concocté conduirait consacrant constellations contourne
    0 contraignante convoité coriace corrigées corvées couchage couplets coupon courroie courtrai crû cuisiné culmine dard
    0 datait dating demeura depart destinataires dhabi dico dictatures diluer discutait dissimulée distillation distribuent
    0 docu dommageable débattue déconnecter dépannage dépressive députation déséquilibres eacute economics embrassant emerson
    0 empresse emprisonnée enfouissement engendrés enjoint enregistreur entendement entourées entretenait environnants eos
    0 essayiste excitante exportateur extorsion extraordinairement fantaisistes faucher federico fend fenetre figurants
    0 filmées flamenco fluviale forza framework frappa frappante frayer fs féodale gaieté garée genesis ghislain glacées glas
    0 gn gopro goulag gouv granville grillée guardiola gynéco gémissements générées gênés habillage hamza harding harmony
    0 heritage hole hortense hospitalisés hostie hébraïque hélico hésites hôtelière illisible importée indissociable infectées
    0 inhérente interviendra invitait isabella ita itinérant johnston juil jul justificatif kidnappé kiff kiffer kin kirsten
    0 kiwi lacet lacrymogène lacrymogènes ladies laideur lambeaux lattes lip localisées locative logicielle louches louisa
    0 lucile lutin macao magma manchette manson mansour manufactures manuscrite marchez massimo maximin mccain mcqueen milano
    0 minutieuse moe mollets monceau monteur morton motivant moulineaux moustaches musk médaillée médine métisse naturalistes
    0 navet neuer niki nikola nimes négociateurs oe ombrage orfèvres ottomans parlions passy pathé payaient peillon peinent
    0 pelles percute pereira perpétré persistantes pets pieuse pincée plaisanteries pline pochettes polluer pontificat prada
    0 professionnalisation promotionnelle prophéties prouesse précepteur précipitamment précisons préposé pvp pénétrant
    0 quantifier quantitatif radis raisonne ramsey rds reboot recenser reconverti renan renonciation renseignez repeindre
    0 reproduite requiem respectait respirent ressemblera ressentais ressentis restante retransmission revend reyes ridge
    0 rivera rodney rodrigue rouillé roulez rse récite réintégré répartit répondrais répétitif résignation résigner réticent
    0 sabbat salazar sanglantes saouler saturés savannah sceptre schmitt sculptés selena shaun sheldon silent sith sociétaire
    0 sofiane solomon solvabilité songes sophistiquée soupes souvenais stacy starr stigmatiser stricts stéréotype subsister
    0 surprenantes symbiose syphilis sébastopol tartines tarée terrifiante tessier thaïlandaise thonon tombouctou tory trempée
    0 trinity trocadéro tyrans téléchargements upper upr uss vaudeville vel vendra vertébrés viral vérifient vérifiés walmart
    0 waters xixème yorkaise zappé éclipser économisé élans élucider élégants éplucher équipiers érudition étranglement évadé
    0 évolutif accablant achèvent adoptive advanced afd affectionne affluents ages amenées anorexie antiquaires antécédent
    0 apprivoiser appréciera ara argumente arrondir arrêtaient associated astreinte astucieux attester auditif auger
    0 autoritarisme avi aviser bactérienne bagatelle baisée balladur bandage barton baule baxter beauchamp biographe blanco
    0 blockbuster bolide bols bordures bouclés bouder bougeait boulay boutade branleur brisant bronzé bure cabernet caddie
    0 cadrage cain calcutta camoufler captif caractérisés carpenter carroll cavalière cellier cernes changées chardonnay
    0 chicane chics choucroute chow cir circulé cirer coalitions coffrets collectionner combes combi commentent como compagnes
    0 compréhensif conductrice confronte confédérés consolidé consultable convié coraux cos coulait couter croisements cupidon
    0 cybersécurité cyborg cérébraux desseins devancer dif diffuseurs disposez docs dope douanières draft drastiquement
    0 dressés drian drogués dutch déclassement déconstruction décontracté découpée défaillant défendues définitives
    0 démarcation dénonciations dépassements dépensés déprimer désintéressé dévié dévoilant edimbourg emmènent emportera
    0 empressé encadrent encadrées enchante engendrée enrichis entrants epstein ermitage etablissement eudes excision
    0 exclamation exorbitant fargo finiras fleming fnsea foods fouillant foutues franchie fréquentait frêne fusible félicien
    0 gamelle garants gosselin gouter griffith grosseur grossiers guns habiles habillent haiti hamburgers hampshire hernie
    0 herrera hideux hindou horloger hydroélectrique hystériques hôtesses immobilisme immobilisé impro incinération incision
    0 incubateur indignés individualité indésirable infante insatiable insignifiante insinue instrumentation intactes
    0 internationalement inébranlable irene jetable jm jockey joliette kafka kaiser kappa kinder kristina langres lanta lentes
    0 liber libyens lisieux lobes lorrains losange lotto lutins lézards macarons mach mala malaises mantoue marjorie marqua
    0 martien martins maxim maxima mazarin mccartney mesurait mesurées metallica meudon middleton militent miquelon
    0 miséricordieux modernisme montures morose motions moue mouillage mules mâche métadonnées nadeau neutrons négligent
    0 obtenait occasionnels oculus optimum orban orgues outremer owens parades paranormal parizeau parsemé participeront pate
    0 païen peignoir planifie planétaires pn pommade populace primates princess procédant prodigieux programmées propagent
    0 proposaient prosper provoqua préméditation prépares prévoyez puéril pâture péjoratif queer questionnements questionné
    0 quizz raf raffinage ralentis rappelés rassemblée rave raviver rayonne recentrer recherchait recoller recueillie
    0 remplaçante renie renié rentrais republic resistance ressemblez retrouverez revendeurs revenge rousset ruffin réfectoire
    0 régine régnant répandent réquisition réservent réutiliser révoqué sacerdoce saluent sape sauvant savamment senlis sense
    0 seychelles sissi solidarités solstice sonate sottises souk soyeux speech statuettes stickers stoppe stranger stylistique
    0 subdivision subway succédant surdité sécrétion tae tamise tangibles tapait tarot taser tessa théâtrales tissé tlemcen
    0 toast toboggan tolérée torsion touts tracas transpirer transposer tribun triomphé tro troisièmement télégraphe téléthon
    0 téléviseurs ténébreux universellement vacarme vaines vergogne versent viables vidée viet vigiles viiie volait webber
    0 xénophobe yoko youri ypres zaïre zodiac zoologique âpre écarlate échangées échappatoire écluse éditrice égocentrique
    0 éloquent énoncer épice ét éteins abby abrams abstraites accordez actus adonis agissons agressés allouer altruisme
    0 americains amerique amicalement amp amputation analysée anastasia annabelle anonymement appelais appellerai apposer
    0 appréhende apt arretez aspirine assiduité assimilée assortis attendrait attractifs attriste augmentés avent avidité
    0 avise axelle aéronef baffe banalisation banqueroute bellamy beyond bidonvilles blainville blasé blindage bn boa bolton
    0 bowman braconnage braille brienne brisbane brouhaha brésiliennes brême bélanger bénir bûche californienne calligraphie
    0 cambrioleurs campe campo capuchon cartulaire catacombes censurée certifier chain chenal chui citizen citrons
    0 clientélisme clins cocos colisée collégial combinent comparateur compères confiait confient confèrent conjugué
    0 connaissiez conservatoires consommées consonne constituera constitutionnalité contactés cotonou coutures couvrez crétacé
    0 côlon dab danone daube delaware dentelles desservie diffus dirigera disqualifié documentée donnèrent dortoirs dow drancy
    0 drug dry décente déchaîne découdre déductions défendez défiant dégaine dégénérés délicieusement délocalisation délétère
    0 dénominateur dérangerait déroger déroutant déshonneur désintégration détectives dévastateur ef effectuait efforcent
    0 eliot ellipse empêchée encerclé enfouis engendrent ernesto essieu estrie eucalyptus excessifs excédé exigées exo facial
    0 farrell ferté finkielkraut fitz flight flores fluvial forcené fouler foulé franciliens froideur frontenac fuji félins
    0 garages gascon gaëlle gaëtan gestuelle gibbs goku greenwich guillermo guêpe générant haas haï hb hee heinz heurtent
    0 hippies hospitalisée houellebecq huguenots humiliations hypnotique hétérogènes ibid illustrées impunément impuretés
    0 inaugural incalculable inclinés incompris inconscience informant informent initiatique initie insultent intacts
    0 intercommunalité intersections investissant irma irréductibles irréparable itinérance jeunesses jfk joconde karting
    0 kidnapper kind koi kylie lagon lampadaire lapsus larcher limonade lionne lomé macky madone magali manganèse manipulés
    0 marchaient margarita marquante mats maure mean medecine mendier mettrons meule mk modalité modeler modérées monarchies
    0 monopoly montagneuse montrons montérégie mortem motivées multicolores multipliée musclés mâcher médication mémoriser
    0 méprisable météorites namibie nervures nocif nominés nuancer nuggets obligeait odéon og olsen oléoduc omniprésence
    0 orateurs ordination orifice ornent oscillant oxydes pacs paige paisibles pansements papauté participaient percuter
    0 piazza piments pingouins plaid plèbe podcasts poisons polymère polyvalence pommier pompon ponctualité possédons postées
    0 poulpe poussera priant privilégient promus prunes préférerait psi puteaux rab rabbi radioactive radiologie rae ramsay
    0 rasage rassurés receveurs redoublement regrettait rejoigne rentra renégocier respectons ressemblerait retail
    0 retrouvaient reviendrais riga rise robustesse rocade rochefoucauld roulante rousses rouvre règlementation règlent
    0 réactive réclamaient rédigées régisseur réglementée réglées réjouissent réorienter répertorié répressive sacrilège
    0 sanctionne sarcophage saw scorpions scribe securite sied sitting sleep snob soluble sommation sortilège soucient soudée
    0 soufflant speaker spores squatter stationner stationné subordonné sucreries sujettes superstitions surcoût tactiles
    0 taisez taquiner tarifaires temporelles tends terminaison terroirs thorne titi titrée tombaient topographique tran tron
    0 troublante tympan vantent varennes vecchio veilleuse vendaient verdi vhs viagra vicente vipère virements visitée
    0 vénitiens weekly wilkinson wrong za zagreb écartées éclaireurs éjaculation énervés épanouie évangélistes éveillée abo
    0 abstentions actualisé adventure agacer aidons aine alliages almanach alvaro amateurisme amorcé amplifié amuses angie
    0 anonymous apporta apprêtent arborant argh argumenté arn astéroïdes audiovisuels automate automatisme aérodynamique aïd
    0 balancent based beaupré bernstein biden bilatérales bondit borgia boréal bosco bottom bourguignons bousquet boxeurs
    0 brocante brunette build bussy camembert candice carbonique carcan carmes carrousel carry choisy choristes chun civisme
    0 clippers clochers clôturé cobaye collatéral coloniser colt complétés concourt conditionnée confiants confisqués consacra
    0 container continus contrepoids contrôlait corsaires corset cosaques courageusement crachent creusant cultivateur cures
    0 cédée dati debussy delaunay dewey discriminatoires disponibilités divisant dofus donjons donnerons dorme doudoune dude
    0 duffy dufresne démêlés dérangeait eat effacent elton embarrassant embrassée emménage endetté ennuient ennuyeuse enroulé
    0 entretenues envahisseur exotisme explosives extravagant exécrable exécutifs facturer facultative faisiez falsification
    0 fantassins foncés forcez fourches fourrage fourrés frans friandises frit fry fréquentées fsu furieusement furious
    0 fusillé futiles fx garderai garenne gauloise giles gino gonna gossip gourmet gouttière gracieuse granges granules
    0 gravity grillés grincer grove guen géologue haches hai hayden hendrix hist historiographie hl hola honey honorables
    0 houille hume hypothécaires héritages héritée hôteliers immobiliser impie impots inaugurale incendiaires industry
    0 infirmer inhérent intercommunal interdis interférer intermarché intégrales investment irritant irréaliste irrégularité
    0 jarry jeannette justifiait jürgen katanga khmers kidnapping kilogrammes kitchen klan knicks labs lagune laissais
    0 lancements lancera lardons lavoir lecomte lei levrette lim linguiste lounge lyre lâchés lépreux madère mailly mainstream
    0 malibu malmaison manioc merite messageries mobilisée moléculaires mondaine monticule montrées mueller musicienne mutilé
    0 ménagé mésaventure nasri ng niro notations nyc nécropole néerlandaises obsédés odette odieuse officieusement oi
    0 ordonnant organigramme orties orwell osborne ovide pamplemousse parfumerie parmentier parvienne pathétiques patine peel
    0 perpétrés peuplent philippine piercing plaidoirie pollué ponce ponctuels pondu portfolio possesseur poursuivons ppe
    0 proportionnalité préparaient psychanalytique puant pulmonaires pédestre radiophonique radiothérapie ramifications rangez
    0 rappeller rapprochements ratatouille reconstruite rediffusion redouté redémarrage refiler relâchés remanié remboursée
    0 repensé reposez reprenez reset ressors retombée reverse risk romanes rosso roulants russia rythmée réactionnaires
    0 réceptionniste récidiviste répondront réservant rêvant sablé saigné saluée sandro saule savoureuse schubert schuman
    0 sensationnel sentences servais shepherd shrek siegfried signa silos simard simule skieurs skins sortante soutenaient
    0 soyouz sponsoring subaru subordonnée subventionné suffixe sunderland superposition survivra swann sympathies séchée
    0 sénatoriales sévices tchétchénie term tf thanksgiving tibétain timothée tiraient tkt tondre tordue tournes transgenres
    0 transversales trauma tribal troc troisieme tunisiennes témiscamingue unitaires upon uriner vandales varane vautour
    0 veillé ventura verdon verraient vestibule virulent viticulteurs vivront vizir véhiculer véranda while willow youtubeurs
    0 zeitung zèbre ébène écartement éclairant écluses éliminatoire éparpillés épiques épithète aberrant abritait abroger
    0 absenter abusives acception accumulée activez adel adhésif adonne agnes ahaha allongés alterner ancestral andréa angine
    0 antagoniste antibiotique antichambre antigone aperçoivent approchez approximations apprécies arbitrer armani
    0 articulaires arôme ascq assentiment assiégé astro attack attendrai autoportrait avatars aviateur avon baises barricade
    0 bath battra bienfait bilal birthday blessent bogota bots botté briançon bricoler brillé brock broken bruyne burt
    0 bâtisseurs béquille bérénice cabale cana caniveau capri carbon cata caucus centièmes ceylan chancelière changerais
    0 chantes chatel chiffrées chimères chin choiseul ciels cinglé circulez citez civilisée clare clignotant cohérents
    0 commandent commenceront compère concernaient confucius confusions conseillée consommant conter contracte contredisent
    0 contresens convexe corsaire cosmiques couplée courge courtney craignais criaient cristalline créatives csi culpabilise
    0 cézanne decide decker delorme demon deutsch devançant devil dextérité dinars dirent disparité does dolly dorval duper
    0 débilité débordant déchirés déconnexion défendons défendra déforme déformée déguise démembrement dépassées dépressifs
    0 désintoxication détournent déçois emparés empressement empêchés endocriniens endommagées engagez ennuyant entêtement
    0 envieux epa ev exaspération excédents expliqua expulsée expérimente exquise factor fainéant false fard feignant ferma
    0 filleul flames flirte floral flous formez fortuite fraternelle fromagerie fructueux frôlé fuyez garderies gav geiger
    0 gianni glacière gladiateurs glaive glands godzilla gonflée gradé granger guerrero guetta guyot harcourt harem hautain
    0 hirsch hochelaga humphrey huître hésitait idees illuminer importateur impur impérialistes inca incidences inconfort
    0 indifférente indulgent industrial infectieux infiltrés infligées informez innove inoxydable insinuer insipide
    0 instructeurs interrogeant intransigeant intrinsèquement islamophobes israélites italy jennings jl jongler jordi joui jss
    0 jurent justinien kazan kfc kingsley labor lactose lacune lamar lescure less levis litt liza locuteur lun légionnaires
    0 malaria mandé manquantes mares marmotte matrimonial maureen mccoy melvin membranes merdeux mobilités monarques morsures
    0 multijoueur munies murmures mutilations méprisent narcissisme nativité necessaire niant nitrates notées nuancée nymphe
    0 nécessitait négligée occupes ons orientent orson oubliettes ouzou pace pacifistes paquebots pastoral patio penserais
    0 perpétuellement personnalisés phyllis pincer plastic plata pliée pléthore poignarder polonaises pondération postez
    0 potier presence pretoria prog promptement proxy préférons préservés prêtés pupille pénombre pépé qaida qualificatifs
    0 quelconques quorum qué ramènes ranieri rapportera raquettes ratez reaction rebondit redemande reduction releva rendais
    0 repensant respects retenant revenais ria ricochet ritchie robinets rodgers roque roulés royer réapparaît réciproques
    0 réglisse réitérer résultante saccage saccagé safety sali salzbourg saper saunders savoyard saxophone schiller schulz
    0 scot seat seaux servies sie silencieusement silvia since sneakers sobres soiree soliste solvant sournois spécialiser
    0 spécification sql stupéfait stéroïdes succombe such sum supercoupe surchargé surprenants suscitant séjourne
    0 séquestration sévir tabernacle tailleurs telecharger tellier tendons tiendrai tk tolstoï tolède torino tourelle toxine
    0 trav traversés tresse tuait télérama urines usent usée vance vasseur velléités vence vende vinyles voilure weimar weston
    0 wilfrid willem woerth worth xinjiang xxème yoda yong zacharie éclore écolier éditoriaux égarés éminence épargnants
    0 épouvante équipementier étalons évidences œuvré abandons abdullah abstraits acheta adm admissions adorerais affranchis
    0 allaiter alternée amabilité amusés anatomique andersen apaisant apostasie applaudis aquarelles archaïques architecturaux
    0 arthrite ascendance assistait assistantes assiégés attenant audible augmenterait augsbourg augustins autocars banderoles
    0 basent biceps bienvenues boone bosquet boulangers bourbonnais bourbons brandir brumaire brumes bénéficiera bénéficieront
    0 bûcheron caissons cancéreuses canine capricorne caribou cassius castors castration cathos cecilia cel celsius chambord
    0 champigny chemisier choice chr chung clame clear coccinelle coder collaborent colombiens colombier compactes
    0 comportementale comptabilisés confectionner confesseur contractuelles contreforts contrepoint conviés cousu coyotes
    0 critérium croises croiseur crut cultivent cyprès daim dat datées densément department dina dingo dispensaire divergentes
    0 divins donetsk douma dressing dustin débarrassée décemment découvrait découvres dédale dédommager déesses défaveur
    0 défectueuse dégueulasses délaisse délirante dénigrement désinfection désintérêt déstabilisé dévoués ebook echelle
    0 emblèmes embûches emissions emménagé engels engine entassés entreposage entretemps envahissant enviable environnant
    0 epinal erica escorté estampe exemplarité exigés expliqués expédiés exécutent faîte fei fiancés fighter filent fission
    0 flex formels fortnite fowler franchissant franchissent frileux fructifier frustrée ftp fusillades fusillés fès fêtent
    0 garnie germano glory goliath gomes gram grimpeur guyenne gâchette gâte habillées hahahaha hectolitres heller hirondelle
    0 holden hook houblon hun hénin hétérosexuels ibis identifiables ignoraient immobilisations impliquerait incessant
    0 inchangée incohérent incomplètes inculpés indianapolis indonésien informatif inonder inondée insecticide inspira
    0 instituant instruits interné interphone interprètent interprétant interrompues interrompus intransigeance intéresses
    0 irremplaçable islamisation ismaël israélite italo jang jaquette josef josse jte juliet justiciers keita kiri klaxon
    0 kubrick lafontaine lamine lao latence latinos laveur lavez lew leyde libertin liesse loufoque lucille ludiques lvl
    0 maghrébin maillard maker malentendus mandy mangeur massy melody mende microcosme miette mikhail mio miriam monfils
    0 mongol motorola mouse mulcair muses méconnus mélodique ndiaye nitrate nour numérotation oa oas ob obsolescence occulter
    0 ogives opaques optimisé ora ouvrons ouzbékistan pandas paralyser partouze parvenant pastore patriotiques pax payera
    0 pelote penchent perceuse percutant perruques persister persuade phoebe photovoltaïques physico pilot plaisanter plantées
    0 plon polluant posons poulailler priest primer prolétaires promontoire promue préf préfixe prétendus pudique pèlerinages
    0 pénalisé péremption pêle quon rabbins racial radiographie raptors rationaliser ravitailler rayonnant reculons redit
    0 redémarre reese refondation rejoignit religieusement renflouer renouvelés rescapé restais retentissant retrouvais revit
    0 revêtements richer rift rivoli rivés ronan ronger rosen rosette roxane règnes réalisait réapparaître récif réconfortant
    0 réparée répréhensible répugnant révise révolter révélatrice rêveurs sacem sachiez sacramento saillants sala sana sellers
    0 senna sensés sidérurgie sign signalements silésie snc sociabilité sociedad sofa soule spacieux stalingrad steph
    0 stigmates sto strasbourgeois subira subventionnés surprends séchées tail taisent tavernier teintée television thés
    0 tibétains tilleul titularisé together tournaient trahissent transcrit transgression travailleuse tunes turenne vaccinés
    0 vertueuse visaient volatiles voleuse wallis wilfried wolfsburg yorkshire zachary zad éclairées éclatée écoutons écueil
    0 élitiste émettant émotive épuré équilibrés équitables étalée éthanol évites évitée évoluera ôté abdou abeba abondent
    0 aboutira abréviations absolus acacia acadien accepteront accueillons acharner adjonction adjugé admirablement agrémenté
    0 agé algue alimentant allient ally ammoniac analysis anselme anthropologique antiquaire approprie arlette armee
    0 ascendante asiles assujettis att attaquait attestations aubagne augusta automates avortements avranches baïonnette bds
    0 belfast bercail berlinois berlioz bestiaux bielsa biographiques borloo boréale bourgeons brandi brasser breizh bretelle
    0 brighton bruneau brutales bruyamment btw buchanan buster bé bénédictins cadix caillot canap cancéreux carbure carcéral
    0 carpentras cassie castes cecil cedric chamois charette chilienne ciblage cicatrisation civic civière clarinette clasico
    0 classicisme clifford cluster cnt collectes comblés competition concertée conformisme connectant connectivité
    0 consternation constitutifs contraignantes controversés converse cormier cors cottage couvents croc croirais cros crown
    0 croyable curling cutter dac damian dansait dare debbie delisle demeurée descende destine diaphragme dicaprio diminutif
    0 distillerie divergents diversifiés dixièmes dock domingo dorion doublons déblocage débordent débordés décapiter déchaîné
    0 déclenchent décomposer déconné découpés dédier dégagés dégradant déguste déniché détaillants détectés développa
    0 economiques effacées eliza elon emi emirats emmaüs emmenez enroule enrôler entierement entreront evaluation evite
    0 examinées expliquerai faf farces fay feint fendre ferries fervents fichent finirez finitions firmin flatte flexion
    0 fondus fougueux fouquet fournaise franceinfo friedman frêle fâchés fé fémur galéré gar garfield garnisons garous gayet
    0 gc gemma gemmes genial genie germanie glaciale glander gouvernail gravitation grimaldi grisaille grossières ground
    0 guaino gérait gênait haddad haussmann hc hf hihi homonyme hoquet horizontalement hospitalières hours huffington hélices
    0 idol illuminés immigrant impartiale indescriptible indie indivisible inflexible influentes informateurs inhibition
    0 ininterrompue inquiétés insensibles intercommunalités intermittent intestinal introduisent irish irrégulières jd jens
    0 joaillerie joinville journaliers joute joutes july jurassique justifiés kaki khalil lapierre lebel levures liasse
    0 libertine limbourg limitait loeb lombaire looking ludo luxure léna lévi mairesse malicieux malveillant manivelle
    0 manquante marcelle marielle markus martens martino mastercard mdp melle mendoza mf mila mobilisations mobilisées
    0 monographies montera mortimer mouettes moy mug muscler mythologique mécréants méditerranéennes médiévaux mélangez
    0 mésopotamie méthodologiques naked naufragés navals ncis ness neurologue nonne notifié novo obscurantisme observons
    0 obsessions obédience olonne opa orchestrée organisera ovales overwatch pagny paradisiaque parfumé pastilles pathogène
    0 pensa persécuté pianos piger pincement pinocchio pinochet polygone poserait presley profilage projettent promises
    0 promotionnel propagé propulser prout précipitée prêtant pucelle pâque pétillante rabbit radieuse raffinés raider
    0 ramenait rapaces ratifier raton reclassement reconduite reconnaissables recopier redevienne redouter regrettera
    0 regrettes remerciant remerciez renommer renvois replace replié reproduisant ressemblances restitue retravailler
    0 retrouverons retz reynaud reza risquant rollin rongé rossini rounds rowling rudimentaire rudolf rugueux russ réa
    0 réfugiée régente réjouissant répartitions répertoires résigné résurgence rétorque rétracter rétribution réussissant
    0 réutilisation réveillant révolue réécrit rééquilibrage sabbatique saline salins samy satisfaites schultz scream secondé
    0 sephora sergei shelby sigma siméon sinistrés sitter slide sombré songez souhaiteraient soulevant soupapes soupçonnée
    0 souvenait souviendrai spontanées stanton steppes stupéfaction subordination supp surdoué survivante survole symétriques
    0 sédentaire séguin sépulcre tanaka taquet thèbes tmc tonkin tsa tsahal turpin tyrannique tyrol upload usuel vaginale
    0 vengeur vernet verrerie versez virgil vivien vogel wai wanna xénophobes yemen ying zep âpres écoutera écrasent émanation
    0 énerves époustouflant épître étranglé œcuménique abandonna abandonnera abordées abrégée acajou accompagnateur accueillit
    0 accusées addictif affreusement agrandie agrippa aigre aimerez alouette alpinisme alternent altruiste amg anno anticosti
    0 antivirus apparat appareillage arabique arbitrages arrogante artisanaux asn asperges assaillant assange ath attelle
    0 aurèle avants axiome aye aérer banales banana banditisme barth barthes battlefield bavarde becs bergerie bes
    0 bibliothécaires bike bilatéraux blais bmx boat bonheurs bossait bossu bouille bourne bousculent brasseurs bri brittany
    0 broches brodé brome bronzer brouillé bénédicte caméraman canonisation capricieuse caractérisées carcasses cassidy
    0 cataclysme cei cerisier chambly cheffe chercha chiffrage ciblant cinquantenaire circus clairvoyance clandestines
    0 claquettes classeur clavecin clochette collaboratrice collait commandité composa conciliant concis constipation
    0 conséquents contemple coralie corbières corinthe correspondrait corridors coteau coursier couturière creme crèvent
    0 cumulés célébrées côtier dague dali darmanin delanoë derrières deteste diabétiques diction dispendieux dispersée dispos
    0 disséminés distribuant dodgers dominion dompter doucet droiture drouot dumbledore durham dynasties décroissant dédé
    0 dégagées démis dépêchez désagrément désertique développera déverse edmund embranchement emil empiriques empêchement
    0 enchaine encyclopédique enr essonnes exaltation explicatif exégèse farah farines fatidique fermait figurez flambant
    0 flashback flashs focale framboises frictions froc froment fustige galons gaver geneve geoff gign gisant goodman goose
    0 gouin gourcuff graduelle grosjean guinness gâtée hama hanoï harmoniques hasards helmut hermine hobbes holdings
    0 hologramme hormonal hsbc hydrate hypothèques hémoglobine identifiants idyllique igpn illégitimes imaginables imitations
    0 immanquablement imparable impatiemment imperial impoli imprudence inachevée incendiée incessants inclusif incontesté
    0 inculquer indisponibilité inexorablement inhalation inoubliables insatisfaction insistait interconnexion interim
    0 internationalisation inutilisable invitez ipsos ivrogne jaunâtre jihadiste jonah josué journalières kaamelott keaton
    0 kepler keynes kérosène laisserons lala lancaster leaf leibniz lettrés licornes lierre limbes linguistes liseuse
    0 litigieux liturgiques longchamp loose lori loutre lover lugubre lukas magenta maillet maistre malformation manchot
    0 manifestes menaient menaçante mente mercer mesquin mestre minibus minus moineau montagnards montreux montrouge moubarak
    0 mousseux muslim méditerranéens mézières nazes nbsp niamey nichols nl notoirement nouméa nylon ola oligarques omaha
    0 optionnel orageux orchestra ortiz ostentatoire oublis palatin pardonnera parsons partants partirai paso pasquier
    0 passoire pastor path patineur paupière penis perdante permirent peureux piketty pip piton pixar pluridisciplinaire poid
    0 popularisé postulé potins prioritairement profanes profitait prolongeant promeneurs promulgué prélève préoccupant
    0 présenterait prêtresse puisé punta pâtés pénalise péniche pérenniser qcm quinoa rac ralentie rarissime rayonnante
    0 rayonnements rectifié redoutent refermé reformer refouler refusons regagne rehausser reprochant reprochés restreints
    0 retournerai retransmis reçurent rhino rocheuse rosario royals royan rtc rueil réglera répondaient résonnent résoudra
    0 révoltant sanson sauvagerie sauveteurs sauvignon schalke schistes schumann scientologie sco scrupuleux seguin senghor
    0 shakira shawinigan sheikh sheridan shots sifflement signalétique simulé siégé som soulignait soulignons southern
    0 spaghettis spoil spéculateurs stack subventionner supportes synagogues séduits séverine taillées talleyrand tartiner
    0 technico tentons ternes testées those thym tilly timberlake togolais tongs tourbe toxicomanie tracker traitera
    0 transylvanie trianon télévisuelle vans veillant vetements villejuif virulente vivaces vivo volta voulus vp vénération
    0 véreux westphalie wurtemberg yohan zip échine égayer éjecté émanciper émergentes épiler étonnera événementiel abrogé
    0 abside absolution addictions aequo affirmative agitant agronomique aidants aigri aimante alassane alexia allument
    0 ambrose amplificateur amusantes ancestrales andrei anima apart apprécieront appuyait arachide archevêques
    0 architecturales argentée armateurs arrêterai asbl ascendants asservissement assied assois assouplissement athénée
    0 attaquées attendrais automatismes balotelli balthazar baptêmes barrés bears bedford belmondo bernois bettencourt biblio
    0 blaze bleuets bloody bloomberg boisée bolduc bouffons bougre bouse bouvard brandissant bridget brises brisson brit brody
    0 brule buse bâtonnier bénédictions cadrer caesar cagnes cales calque cambrioler cantique cantiques cartable cartilage
    0 castelnau cendrier chacal chauffard cherchée chevalet chocolate classifications collecteurs comptabilisé compton
    0 concluait concrétisation concédée confiserie confitures conserva contestataire contra convocations copieusement
    0 coqueluche cordoue cornichons cosplay couve crique crtc ctrl culasse curriculum cx cylindrée dacia destructeurs didi
    0 discrédit discutons discutés disquette dominait dresseur drogba débarqués décentralisée décisionnel déclenchant
    0 décompresser dégouté déjoué délaissée délimiter démarrent déserteurs détachent détonation détériorer déverrouiller
    0 dévoilées elijah emilia emir engrenages engueule environnante establishment eurosport evidence exclame executive faiseur
    0 falco fantasque faucons ferreira finalisé fjord fumait furtif führer gail gaumont gdf gentlemen gobelets granby graphite
    0 grimaces guirlande gustavo guérisseur génératrice habiletés hangars hellénique hemingway hermes herpès herr huet
    0 humboldt hussards hué héréditaires immatriculé immergé imprévue inapte indifféremment inf infinity ingrats insomnies
    0 instigateur intraveineuse invoquée irréfutable jacquet jaillit jenifer jettes jumelage khadir laborieuse lafleur
    0 laitières laitue lemaître lesdits liechtenstein lignées limit limogé lombards londonienne lyme lègue léguer lépine
    0 madrilène malhonnêteté mandanda marwan marécages memories mertens midwest millenium minerve minimise modulaire
    0 moisissures montrerai moques moses mouette muqueuses méconnaissable médecines mélangées mémorandum neutralisé newark nia
    0 nordistes norfolk notait notoires numérotés occasionné ops orelsan organiste ors osons ot outsider panther paralyse
    0 parodies parquets passerons pavie payot pendue percent perches perdront pesos pessimistes piétiner platini pointée
    0 pompéi ponton portal potence products profita prolongées prouvera prévenez publi pvc pénalty pénitentiaires quils quincy
    0 rachida raclée racontera rah raja rajeunir rancœur rappellerai rationnelles rebondissement rectiligne reculent redevenue
    0 relai relaté remarqua rendrai renne renseignée resteraient resterons rf rfa rigolos riposter rosier ryanair rythmé
    0 réchauffé réduira réduirait réformateurs réorientation répétez réservistes résiduelle rétroviseur révoquer réédité
    0 sacristie sagittaire sauvées saxo scandalisé scellée schtroumpfs scop scorsese secouée sega serrent seyne shift signait
    0 signera sillons sor soupape souriez soutienne soutirer steele stocke straight subdivisions supreme survolé synergies
    0 syriza séparait séquestre tales tardent taudis tchat tigers tocard tolkien trac traduis transformateurs traumatisée
    0 tricolores truie truites trépied tuque téléchargeable vaudreuil velay versace vielles vigo voués whole wolfe yachts
    0 ébats éblouissante échappera éclata écueils écureuils éducatrice élèvera énervement abandonnes abandonnez aboie acclamé
    0 accrues aden adil adriano adéquats afghane ago ainé albinos alexeï alignent allégé altérité alvin alès amazonienne amina
    0 analysent ancrés andrés annaba apens appartiendra appele apportes apprendrez appréhendé arbalète arriverons aspirants
    0 asselineau assignée astrophysique attique autoroutier avantageuses avança avouent avouons aéronautiques badass bahut
    0 balls bambous bari baroin beaumarchais bergen biensur biochimie birds biya boni bottines boulangeries branleurs brasier
    0 brennan bron brûlait buffle bureautique bât bénéficiait bérenger calabre cali cambadélis cane caraïbe carcérale
    0 cautionner cavendish centrés cessait chamberlain charlatan charmeur charron chastel chauffant chemical cheng cheryl
    0 chiffrés chinon chérif cigale cime cirques cocasse colonisés combe comes commanda commodités comtois concentrez
    0 configurer confit conférant connect connie conquérants consentie constructives consultante cornelius corsica courgette
    0 cravates creil creusement crit créoles cui dario deleuze demo dickens discutions disparaissait distants dna dore
    0 dormaient douilles drago débuta découvrons déduis défaillante défaits défensifs défié déguisements démasquer démontage
    0 déplorables désuétude détendez eine elmaleh embryonnaire enclenché engageait englobant englouti enregistrant
    0 entreprenant envoyons esc escorter espérez ethernet exempte exerça exportés expresso fastidieux fatigues ferri fifi
    0 florilège footing forez frida fumez funès fétichisme gagnées gazeuses gaétan gd ghettos giant gims gitan gradés
    0 grandioses grenoblois gtx hague hammer hardi hasardeux heidelberg heights heineken hibernation hindi huma hyperbole
    0 hébergés idea iggy incertains indécence infiltrations infinitif inflammable injustifiée inouï inquiete inquiétants
    0 institue intentionnel interchangeables intonation irradiation irréprochables jae jb jetables jeton joaquin jocelyne
    0 jouerait kira lacazette lamartine lanaudière lassalle lat ledoux leds leger louant lucrèce lâchait macbeth malformations
    0 malhonnêtes maléfiques mangeaient mangeurs mania manny marlene martigues martinet maso masseur masséna mauriac maurras
    0 mazout maîtrises mentionnes metier meules microphone mignonnes misent miyazaki moisi molenbeek monarchique mondain mos
    0 mossad moudre moulures mulet mumbai mécènes méditations méme neutralisation nhl nicolet nobody notifier november
    0 numismatique nuptiale nuée néon obsédée obtiendrait océane opératoires oraison orchidée originellement orques palpitant
    0 parapluies parfumée parrainé parues patente peak pel penserai performer persique pesanteur pinard piquets planes
    0 pleurais poulette pragmatiques premieres prescrite priscilla provins préféraient prôner pujadas pythagore pénuries
    0 quality quille raccroché radicalisme rallumer ravissant recensements recommandées reconstituée reflexion remorquage
    0 remuant remémore remémorer renversant repentance resterais restrictives reversé risible rodéo roupies ryu réaffirmer
    0 réfèrent réinstaller rééquilibrer saclay saharienne saletés salines salopard salubrité saumons scenario segmentation
    0 semoule septique sinatra sioux sister skills skywalker slimani soignante sommer sopra sosh souillé soumettent soutenance
    0 spiderman spiegel spoilers starter stephens stimuli subsides substantielles sucé suffise sul surintendant survive
    0 survoler suédoises swansea synthèses sécurisées sédentaires talmud tardifs theodore tissot tocqueville tonnage toys
    0 tractations transformers trapèze triangulaires tripartite turbulent tète ténors ufr ukrainiennes universe urinaires
    0 ursula usufruit vacciné valets velvet venture viennois virulence viticoles voi voices volt votation vulcain wedding wide
    0 winner wrc yougoslave youtubeur yun zéros ébranler échauffer écus énoncées épauler éperdument établissait éternelles
    0 évacuées
    -1 abdominales absurdités abîmée accolade aciers admissibilité adossé adour affaiblis affiliées affole affronteront
    -1 agreable allianz amazones ambulanciers amenez amirauté ampli annexer annoncera aop apparentés arctic ares argenterie
    -1 ariana arkansas artaud artefact arthaud articulée assainir assumant attaqua auditionné automatisée baffes baladent
    -1 balancier balançoire bambi barques barr becky bercé bienheureuse biron blondel boches bock boisées bonhommes bordées
    -1 borg boréales bossais boucan branly braquages braver breuvage brillance broderies brèches canaille casual cautionne
    -1 centenaires centrer chaban chantera chevènement chimio christoph châle clairefontaine cms cohabitent cohérentes colas
    -1 collées communicants commémoratif confédérations conféré congolaises congress connaîtront consisterait containers
    -1 contestées contestés controversées copieux coranique corbusier cordeliers coriandre cornée cosse coste coupait cpas
    -1 creusées critiqués cultural cutané cyclo cédés côtiers danton datés debian diamétralement dictées digestifs disputait
    -1 divination diététique dolores dome dopamine download doyenne dps drain dreams druide duceppe duclos during débattent
    -1 débutante décoder décodeur décore défiscalisation dégradent délimité dépassera déversement een efforcer eft electronics
    -1 embauchés enfoncée enquêtent enragés entament escadrille essaim essex estienne exams excavation expliquées expulse
    -1 fabriquait fam famous fatales fausser fentes fermera fg fleurit flottent flottille formulations fos fourchettes fraisse
    -1 frantz gaîté gerer germains gill ginger glacés goulet graph grece groupuscule gênants hamelin harceleur hispanique
    -1 hiérarchiques hopper hutte hygiéniques hébergements idiotes ignobles ignorées illuminati imparti implore importateurs
    -1 imposantes impressionnés impropre imprécis incendiaire inexistants infecte infiltre influenceurs inhumains inhérentes
    -1 insignifiants intéressaient inventées inversés irc irrévocable jagger janus jenner jouissif khalid kitsch labeaume
    -1 labelle latte lavigne lavoie layton ld leah lemieux libellé libertaires lilloise lobbys locatifs logée luciano machins
    -1 majestueuse maltraités maries marriage martiniquais maréchaux masquée matelots misanthrope missive mitraillette mods
    -1 mollo monnier moquerie mouscron mousser mulder murder mutilés mécano médard méduses ménopause méritant métropolitains
    -1 naitre napolitain naturalisé navets necker nic nielsen ninjas normandes novateurs néophytes obstiné occasionne
    -1 occasionnelle offrirait onéreuse opposaient orfèvre organisa organisons ormesson ornementation ortega oseille ousmane
    -1 pailles paola paralympique paraîtrait paulette payement pendent perm perroquets phnom placenta plaignants plaisantes
    -1 plaça pod pokémons polly pornhub posaient poursuis poêles practice promenant prophétique précédés prédomine présentable
    -1 pse ptite pulitzer puristes pâles pètent pû quilles radié rageux ramper rattachées reconnaissances recourt reculés
    -1 redoublé refuserait relaxé rendirent resserré restitué revenants riom rizières robbins rompue rongeur roseaux rosenberg
    -1 rosny rotor roules rousseur row râteau réglement résidentielles résumant sabatier sacrifiée saleh saluant satisfaisantes
    -1 satisfaisants sculptée senegal sensu september siphon sketches slate slater snoop solid soros soûle spéculatif statiques
    -1 stimulus substituts success surveillez synthétiser taché tangente taquine tartuffe taïwanais teintées tg thought
    -1 tornades tourelles tousser traqué tribulations tricoter trousseau tsonga tumulte turbulence turing tyr téléphérique
    -1 téléportation unix usinage vacuité valaient valentino vallons valverde vanity verde vg viscosité wal warhol warwick xml
    -1 yacine yuki zapper zi éblouissant écroulé éliminées élodie élogieux énervent éponges étoffer évincé abonne acclamations
    -1 accordera accrochez actionner adjacentes adjudication agacement allègement amassé amorcée anormaux aphrodite apposé aram
    -1 archambault ardents argos argus arlon arrangent assidu assigne assortiment assourdissant attira automatiser avertie
    -1 avoisinantes ax bacchus ballot barbade bassine beaufs belin benelux berthelot bestiole bismuth blancheur boca boiseries
    -1 bordent bos botswana botter boude breakfast brière broncher brossé bru bullet calvitie calèche camaraderie cardiologue
    -1 cardiovasculaire carillon carnegie carnivore cate cern cervicales cesare chantaient chausson chercherait chiffrée
    -1 chimpanzés chomsky christi christy chromatique châtiments cil clapet classent climate colombo combines compile conjugue
    -1 connes conté coproduction correspondaient courbatures courneuve couté crevée cristallin cristallise cro cska cullen
    -1 curieuses célébrait dai daudet deo descendez desperate dgse differentes disperse disputaient dièse dole dominos
    -1 donneraient drummondville ducasse dudley déchargement déchargé découpées découragement défende déflation défoncée
    -1 dégradées délivrées départir dépourvues dérouleront désapprouve désertification désertion economy ecoutes eisenhower els
    -1 embarrasser empoisonne encyclique enfuient enseignées equipement espn etonnant evo examinant fairy faufiler fear few
    -1 fiduciaire fillion finlandaise fiole fiorentina fitch fières forgée fortification fortuné fourreau fraternel freiné
    -1 fumigènes gagneront gagnons gaia gallet gardiste garnir gaucho gerhard gerland german germany geschichte giga gitane
    -1 glaçage glorifier gober gratifiant gravel gérante hantise harcelée hewitt hogan hollow hom homs host humiliés
    -1 hydratation héloïse hérédité immobiles impassible imprimeurs imprégner incendier innée insérés interdisciplinaire
    -1 interministérielle intermittents intérimaires invincibles itinérants jadot jaillir jalons jerusalem josette katrina
    -1 kimono koné lalande lamentations landau leitmotiv lemon levait livourne livreurs lobbyistes locomotion loiseau lucerne
    -1 lucides ly lyrisme légionnaire machiavel madre maintenait majorités maladroits malveillance malveillants manet manœuvrer
    -1 marasme marcello marian mariana martina mckay mendy messine mickael mieu moduler monumentales moscovici mouvementé
    -1 mouvoir muqueuse mustafa mutisme mx mûrir nacional nageoires nasale nespresso nottingham obstétrique obéi ocs okinawa
    -1 olympiakos omet opposera ordinairement orgueilleux ortho pacification packaging packard pactole paparazzi parliez
    -1 partagera payeurs pbs pda peeters penh perdrix pes pesée phalange pharaons philippin philosophies picsou pikachu pinto
    -1 piocher piquante plot possédés pourrissent poursuivaient prodiguer professional prolongent prost providentiel
    -1 précieusement précisait précisées préjudices présentateurs prévalu prêtait prêteurs prêtée pèche qqchose quatres
    -1 quittons raffarin raj rassembleur rb reconduction recourant redevables remportera remportés reptile retaper retournait
    -1 revendeur ricain ricci rigoureuses rtt réactiver réclamés réconforte rép répressif saad saigon saladier salariat
    -1 salopards sancho sancti sanguinaires santana santander sarcasmes scruter selma sentirais servantes sha shiny skateboard
    -1 skyrock sociétales sociétaux sommé sousse soviets stabilisée statutaire subconscient superflus surnaturels sylvester
    -1 talking teams terrebonne tertiaires testent thauvin tirade tisse titiller tjs tomb torcy toubib tpmp tricherie
    -1 triomphant trucks tuba tutoriel tweete unilatéral upac vains verglas vertigineuse vitae voor wen wire wolverine âneries
    -1 écharpes éclairent élargissant épitaphe éteignent éthiopien étouffant étudia évangéliste éviterait œdipe abattent abject
    -1 abolit abrupte accaparer accélèrent adrienne affectueusement affirma aggravant agronome ahahah aiguës aimeras aja alive
    -1 alouettes amnésique anaheim anarchique anatomiques anglicane annonçaient arborer arcand ardoises arrangerait arriverez
    -1 arrêtais artagnan artur assertion assumes astana atteler atténue avoisinant bashing batard beaucaire berceuse bergman
    -1 biere bk blanca blitz boi bondi braguette bring bruyères bée béguin bénit cabarets calandre calypso canapés carlyle
    -1 carolina carolyn carriere cartoon castaner cessons chamboulé charlatans charrues chartreux chf chimistes choco chong
    -1 chromosome clamer coli committee commémore connaissions consciencieux contenants continuerait contreparties convenus
    -1 conway corinthiens cotentin couplage courtisane cree crescendo creusés critiquait croche cryptage cst current cyclones
    -1 cène daimler dattes decathlon deneuve denier dessinant differents digère dinant discographie dislocation diurne dsi duff
    -1 durcit dyson décerne défensivement dégel déjeune déploré désengagement désuet détenant dîme editeur edo emballés emparée
    -1 empoisonnée enough enquete enseignantes entonnoir entropie esclavagiste essayerai estimaient everett evra extras faussé
    -1 ferrare filmographie finirai flûtes fontana formons frémir gauguin girouette gli glycémie glyphosate goes graphistes
    -1 grincheux groupées haletant hanson havas hdmi heaven hippopotame hivernales hongkongais hoover hospices hq hydra hyun
    -1 hébergeur hétéroclite idriss ignacio incarnant incorrecte indestructible indécise indéfectible indûment infecter
    -1 informaticiens infructueuses ingrate initiateurs insuffisances intenté introuvables iphones jdr jn joignable joignez
    -1 joris josiane jouvence judicieusement kaplan karin kb khartoum kimi kk kon lançons larson lassant lcp levain linné listé
    -1 lite longer loti loubet luffy luisa lupin lâchement lô mah malchanceux manchettes mancini manufacturière marat marino
    -1 masculinité masturbe matériellement mendicité mendès menotté metropolitan meurtri mexicaines microscopique
    -1 ministérielles minnie mint miroiter modus moix monkey montcalm moquez mords mors mortuaire mourait multifonction myanmar
    -1 myope mytho médaillés médiatisée mêlées nagano nakamura navigable netanyahu nommément noëlle numériquement néophyte
    -1 observable obstine officines ogive oilers opale oranger orbe orgasmes orme oss ostensiblement ouvriront pai panini pao
    -1 paoli partance partante passeras pates patriarcale paysager pdt peck penserait perchée perçois pesticide phantom
    -1 photocopie pike pinterest players plenel pluviales poigne poireau poirot poitevin pontiac poulains poutou prg primat
    -1 primeur probant progress projetées propane préoccupante pé périmé quarterback québecor ramassis rayée recomposition
    -1 reconvertir rectum recyclés redistribuer refont regis reporting ressortie ressuscite riders rigolant ringo rituelle
    -1 rochester rodrigues roulotte rr rx réapprendre réformistes réformés réglementés répertoriées répugne rétractation
    -1 samouraïs sanguines sardine sardou satanique sculptées sensorielle seydoux share simpsons simulacre sissoko slimane
    -1 soignent sotte soulignée spécifie subversion suede superbement supportés supposent supérette survey tantinet teuf texan
    -1 tgi thailande tilt tirelire titrage tombale tomberait tombeur toque touareg traductrice transcende transforma
    -1 transformera transilien traversons trieste trébucher tutsi tâte usurpateur uzès valves valère veillera vendit vendéens
    -1 verrier virile virés visconti voltige voyer végétatif zou éduquée éjecter émaillé émerveillement émotionnels
    -1 énergiquement épingler épousant étanches étudions abdominaux abi abois absorbent accommodement accorda accoutumée
    -1 accueillante acharnés achèterai achèvera actionnariat activent actualiser adressa affiliée agente aiguisé alchimiste
    -1 alia allongées aléatoirement ambitionne amr anchois andres angry annotations annulaire anodine antithèse ape apolitique
    -1 appendicite applaudissent appréciations appuyées arbitral ardue arg argileux ark arno arrogants assit assura attardés
    -1 attitré australia automatisés ballard ballerine banquets barde bete bidonville bivouac blida both bourgoin braderie
    -1 braise braises broglie bungalow béjaïa cables camilla canucks capitaliser capoue caractere carbonate carie carignan
    -1 carine cartonné cassure castillo celibataire celtiques chantez chassant chihuahua ching châtel circulait cities clonage
    -1 coe colérique command comparatifs comptabilise compétiteur conclave condensateur conduise contentes converger converser
    -1 convienne cornell coïncidences cpc crow cruelles créerait cubique céleri céréale dad damnation daoud defendre desolé
    -1 devenons disparates divisionnaire doctorant domenico drastiques dressées ducks duran débordante décale décalés décernée
    -1 décevants dédicacé dégageant désabusé déserteur dîné economist effrénée embellissement emirates empara empêcha encres
    -1 engie entrainant envahissante envisagez episodes essieux estate estompe eurodéputés excommunication explicative fallon
    -1 fantasmer fdg fds fesait ficher fixait flint floraux flying formalisme forward fourcade féminisation gaspillé gifler
    -1 glissements gommer gradient guilhem géorgien gérance hagen haineuse hameçon harmonica hartmann highway hippocrate hiv
    -1 hung hétérogénéité illettrés impopularité importuner imposera imputables imputer inaptitude incarcérés incrédulité
    -1 indigner indignité infectieuse ingérer inquisiteur inrocks insalubres insérée intervenues intimidé intéressement
    -1 invendus itt ixelles jouissant jouy juridictionnelle klm lachine laxiste legacy legion lelouch licra loki lose lurette
    -1 lutteur lèvera machiavélique maguire maia malheureuses maltraiter mam mammifère mangeons mantra manufacturés maradona
    -1 mariner marko markov marrants martiens maternels maubeuge maussade mensualités merrill mettes mig mikael models
    -1 moisissure mourrez movies mènerait mésaventures métriques nettoyant neurologie nigériane nivelles observance oder
    -1 odyssey ogier omettre oncologie opep optimales oralement orifices ott ouch ovaire ovh pais paléontologie partialité
    -1 participa pasqua passeraient passibles patent patty pensés percés personnalisées pesante pf photons picot pilate
    -1 pillards plafonnement plongez pluviométrie pommiers pompeux pontes postant poursuivants prat preneurs princier
    -1 principautés privatisations produiront projetant promenait prorata proscrire proscrit protégera proulx prouvez
    -1 précipitent préconisent prélevée prévert préviennent pti puget pédiatrique pédés péruvien pétrin qataris qualite
    -1 radicalisé ragots rana ranimer raviolis rebel rebeller rebellion rebut remaniée remplacements remplacez rent
    -1 respectueuses ressourcer retenait retranchés rhode rigolent ritz rompus rot réceptif récipients réfléchisse régule
    -1 rémunérée répondrait résidente résumait révolutionné révélera rêverie salmon salpêtrière saturée savary seal sensei
    -1 sentirez shepard sherwood shiva shui signalons skinny sloane sommeille soufflet soumettant souscripteurs spirituellement
    -1 squash stratégiquement structurés stérilité suave submergée sudiste sunrise supply supprimez surfeur surmonte
    -1 surnaturelle survenant swat tare tectonique teindre timeline tiny tomberont torpeur torturée totalitaires transcendance
    -1 tremblé trey trial tripler trivial triés trombe tronquée troué tuyauterie udf usagés utiliserai valentina validées
    -1 verratti vieillis vigilante virtual volupté vérifiant vérificateur wahou weird woah www wyoming xperia écrou égalise
    -1 égalé égarer élancer élevaient élisent émanent émus énumérer épineuse épistémologie ésotérique étals éthiopiens étoilée
    -1 étrangeté étymologique évacuations évade évolués œdème abba abbatiale abdiquer aborigènes abstenus accompagnaient
    -1 accompagnateurs achevées activés acté addison affranchi agités alaric albertine alfort alonzo amc amman amorti amusants
    -1 améliorera ancrer angoissant ante anéantissement apa apb aperçut apprécions appuies ardu arlequin arrondies arya asa
    -1 assistanat attirées auckland audacieuses auditive auge auriculaire autrichiennes avançons average avoisine aérospatiale
    -1 balaie bandeaux bannie barker barrow bastiais beast bilatéral biotechnologie biotechnologies bisons blackburn blunt blés
    -1 boeufs bomb bose boucs bourguiba boyard boyaux bran briefing bronzes bubble bâtonnets bédard béninois caduque calin
    -1 campements campings caniche cantonné cargos carleton cartonne caïn cdt certifie chalumeau chapelain charenton chassée
    -1 cherie chevrons chiotte chocolaterie chorégraphies chronomètre circulations cmu cnes cochin collimateur colocataires
    -1 colomiers colorer combativité commanderie complainte computing congédié connecteur constitutif contestataires
    -1 continuèrent contrarie contrariée contrebalancer convaincants conviviale convoitise convoitises copeaux copropriétaire
    -1 cordier cornu cot crasseux criez crossover crunch créons cyniques daenerys darfour decouvrir deg dempsey det diaries
    -1 dichotomie diem dies dindon disc disposera disproportionné doge dojo dominateur dominicale draper dress ducal débordée
    -1 décomposé découvriront décédées délaissés démentie démodé démolie dépeindre déplaçait déplu désactive déshabille
    -1 détestez détrôner détériore dévie dévoilement each effusion elbeuf emballée embarrassante embellie emmenant endosse
    -1 enduré ennuies entièreté entracte enverrait environment error esr ethique etrangers euphrate examinateur exaspère exile
    -1 expliciter exécuteur fainéants fascicule ferrara fez fichés flamber flingues flingué flower foll formera formeront
    -1 fortifier fracturé friture froissé froome frottements fruité frénétique fuselage gagnerez galileo garnis gels gencives
    -1 germer gillian girardin goa gonflables gonzague gouvernée gpl graviers grimaud grotesques groupuscules guitar guyon
    -1 gâchée géomètre gênantes hachée hadrien hallucinante hands hirondelles hollywoodien horizontaux hypermarché hz hécatombe
    -1 hématome héron ib implosion imposants imprègne inadapté inadvertance inaudible inch incorporés independent indiquera
    -1 infamie inhibiteurs interactifs intitulés intégriste inuits inventant inéligibilité irakiennes jacquard jeannot julienne
    -1 kamikazes kenji kessler kigali krach kuala laiterie lans laplace latente lcd lellouche lesbien liane libertinage license
    -1 linky lires lizzie locution logic loing loyalistes lycéennes lâchera malakoff mall malversations manchots manèges marca
    -1 marcellin marginales marivaux maroquinerie maserati mau mauro menage menaçants merlot mesurable methode metteurs
    -1 mettraient midis milos mirabel misogynie modène modéliser montagnard msf multiplicateur mute mélo méprisé méthodiquement
    -1 nathaniel navrant nero nièces noob novatrice nutritionniste négocient néologisme omissions oooh opérées org osier othon
    -1 ourse ous ovules oyonnax paddy palmyre paléolithique papouasie paria partes partner patagonie patriots patton peche
    -1 pellicules pfizer philharmonique platines pleurnicher plombe plongées plurielle plutarque plébiscité poireaux possessif
    -1 potentialités printanière privatiser privent proclamant prompts prospères prostituer prostitué provoquera prémisses
    -1 prérogative pues pégase péguy qatari radcliffe ralentissent rapatrié rapt rationnement ravit rebeu rebâtir reconnut
    -1 recyclables refilé refusées relances relativise relaxant remboursées remercient remporta rene renouvellent renseignés
    -1 reportés requérants respectueusement retranchements rim rince robben rogne rougis ruralité rustiques réinvente résilié
    -1 résolues réévaluation saluons saragosse sarrasins sb scans scotché secourus seringues serious seu shark singuliers sint
    -1 sismiques slips smet snif solvants sommier sordides sortirai soucoupe souffres soustrait soutenable sow spartiates
    -1 stimulé stoke stoppée stylet suicidée summers surfe suzy sécheresses taj temperature temporels tertre testaments threads
    -1 tibère tics tierces transept traînant tribales tribord trident troller tshirt typhus typographique udc utiliseront
    -1 verrières vian vibrante victimisation vinification viscérale visitées vlad vt vêtir wear workshop wouah yakuza yates yoo
    -1 zeppelin écartent éclaircissements écope édifiée émeutiers épanoui épicentre épuisent érige évanouit abricot absinthe
    -1 accrus accélérations ach adopta affleck affrontés aiguillon aim albuquerque allende allocs allouées allégresse altitudes
    -1 altère amal ambitieuses americaine amon amèrement anniv anr antidopage antonia anxieuse aorte aprèm archibald arendt
    -1 arrangés aréna asymétrie attachez aubergine aubergines avancera aéro bakr bancal barbecues bathurst batista bedos
    -1 bergson bienveillants blagnac blaireaux blindées blocks boogie bordant bossuet bow brandit brook brûlez buccale bugatti
    -1 bullock buttes cachaient campos cantonner cardiologie carre caspienne cdm centrées cep chape charrier chaume chevallier
    -1 choisissons circoncis clem cohortes comments commercialement compiler compulsif concourent confluence congelé congelés
    -1 congénitale contentait contingents contourné contrebasse contretemps convergences convertisseur coordonnés coppola
    -1 coquillage cordages cotillard counter courroux croupe cumulée cupcakes cétacés dear dello demis dess dialyse discutées
    -1 dissémination distinctement distinctifs distinguant distinguées dogmatisme dominance dopé dove drac droguer drouin
    -1 drummond décernés décidons déclinent décortiquer déminage dépister dépité dérisoires désaveu détournant dévastation
    -1 düsseldorf eastern electronique eleven elo embrouillé embêté emmenait encourus enfuis engendrées enrôlé entaille
    -1 entendrez enterrements entraider entreprennent envoyaient errements ester evitez famines fascinée fidéliser finissez
    -1 flashé fonctionnaient forçait frac frederic freeze frey fréquentant frôler fêtera garmin gerrard ghislaine goldberg
    -1 golfeur gpu graminées grillées guerrières guetter guibert guillon gvt gît hancock herbier heur hissé horton
    -1 hypothétiques hésitera imc immondes impérative inattention incessante indélébile infinis inflexion inhumaine inoffensifs
    -1 insensée insinuations instaurant insurance intelligences interêt intimiste iroquois irréversibles jakarta jar jk joujou
    -1 journalistiques jute karel kathryn katniss lampadaires lavent lectrice lectrices lennox leto leïla lhjmq limaces lingua
    -1 livrait ln lukaku létale malfrats mandoline manifestée manipulée manquerai marlon mateo matiere mauves mayas memory
    -1 meteo metropolis might minette mmo molina monod morand mori morphologiques médina méninges méridionales mériteraient
    -1 mûri nages nail nikos nordiste norm noyon oak obi oops opprimé opticien orga ovule paillasson pak pales palestiniennes
    -1 palladium partisanes parée pastis patchs perdaient perfectionné permissions perturbés pichon pieuvre pineau piteux playa
    -1 plombé plut poignante polio polluée porcine portières potage prescrites prete processions procurant prométhée précipice
    -1 présidait psychédélique puisant pullulent purges py pénalement qualifiait quintana quintessence radioactives rapporteurs
    -1 raptor raréfaction raspberry rasés ratios rct reality rebaptisée redon refaites regional relaient remarqués remboursable
    -1 remettrai remplaça rendras renferment renonçant rentrons reproduits response retardataires revel reverser reviendras
    -1 riou rockstar ronces rougeâtre roulage roulée rouyn rubin rui réaffirmé réapparition récurrence référencé réjoui résulté
    -1 réticents rétrogrades sablier saintonge saufs saules sauriez sauterelles sauvegardé scooby sebastien secouristes
    -1 septentrional shea shi shine siamois sisi sixte soldé solistes sommairement sophistiquées sortilèges soulèvements sour
    -1 spartacus spasmes standardisation stationnements sti stiles stockée sumatra suppléants suzerain systémiques sénèque
    -1 sévigné tanya tapas tar tenante thermostat tonus tourmentée translucide trempés tricheurs triton trombone truand tympans
    -1 télépathie uranus vaillants vendange ventilateurs vidéotron vieillissent vine virales visionné vitrées vécurent wally
    -1 worms xu yavait zhao zhou zoos échappait éperon épousée équerre évitons aberrations abordage aboyer abréger accoster
    -1 accrochées accrédité acrylique adhésions admiratif adéquatement affine alimentées alpins alta altérée ambulants amigo
    -1 anarcho apostrophe appellerais apprises arrangée assorties assouplir assuraient atm attachante audiard augmentez autours
    -1 aéré barcelonais bartolone batna battage bavarder bep bette biopsie biosphère boivin bonnard bourbier brahms bresson
    -1 brochettes brusques burkinabé burnes bustes buveurs bérard cadré calibres cameraman campé canaris candeur cannibalisme
    -1 cannon captivant carafe carlson carvalho centraliser chagrins charcot chatillon chimiquement citadin claquant
    -1 coagulation cobain cobb collages commissariats complaisant conciergerie conclues concombres condamnable conflans connexe
    -1 consignations consistera consolide constructifs consulats consultées contentera contrefaçons contremaître contumace
    -1 convie conçoivent coroner cortez crame crampe croyante créatrices cunningham célébrons dejà delia detail deviendraient
    -1 diagnostiquée dinan dionysos dissection dissipe dn dona déballer débarasser débusquer déchirant découler décrié
    -1 dématérialisation démesure démolis dérailler désapprobation désistement détruira eclair effects effleuré ehess eileen
    -1 elia embolie empiré ems encombrants encourageants energies enfoncent entourait envelopper ere ergo esclavagistes
    -1 essaiera exemptés exonérations exorciste exutoire ferions fiducie fighting filaments filantes finalisation finish
    -1 florida florissant flottantes fluor foncées forains foulards fracasser francilien frire garner garrot gastronomiques
    -1 gauchos gaullistes gazole gemme georgette ghosn gladys gmbh gobain goebbels gomis goodies grammatical gravats greco
    -1 griffon guevara gémit hadès hahn hcr heath hem herb hg hin hipster homélie hortefeux hublot humiliante hâtives iga
    -1 impacte incarnait indiquaient indoor indubitablement inexact inexistantes inhabituelles inhibiteur inspectrice inspirait
    -1 instigation intenter interpellent interposer intuitions intéressez inv ionique ireland irrecevable irréductible isla
    -1 jays jf jouis jumbo justificatifs karachi kern labbé lafont lag lambris lamour lexical liberte lirai liszt loch lons
    -1 lowell lund lymphocytes lyndon maladive mangée maquillée marcia marde matador mem mentionnons millionaire minaj mining
    -1 mixeur molette molson monotonie montélimar moquant morphologique moulant myopie mystic mythologiques mélodrame nacre nai
    -1 naîtra nitro nocives none normaliser nostra notablement négociés obtempérer obtenons occasionnés occurrences odd officie
    -1 olé onirique ontarienne oprah pancakes papoter paraissaient paraissant parjure parrainages parsemée patelin patiner
    -1 patineuse païenne pearce peaufiner penchés pensante perrine phalanges philanthrope plaignez pleyel plomber polémiste
    -1 potions pourvues prendras prodigieuse produirait prononça proportionnée propulse proudhon précipités préconisations psv
    -1 puissamment px pénalisation quadruplé quercy quiberon ramer redouble refoulés regarderais reggie relèvera remplissait
    -1 rendormir rentiers respirait restaurations restaure retrancher reversés revivez rib ridiculisé rigolote rin roberta
    -1 rockefeller réhabilité réprimé résines rétrospectivement salis samoa santini sarlat saunier sauveurs sei sembla send
    -1 sentimentales shame signalez simons sociétaires soutif souvenons spire stagner subprimes substantif suggérée suivrait
    -1 supportée surfeurs surpassé swap symboliser sèment tabasse tahar tale tati termites thermales thermidor tian tiendrais
    -1 touaregs tragiquement traitres traversa tremblent triade triples tris tsipras tutti tutu tâter unissant vagabonds valez
    -1 valle vendons vertigineux viel vison wakefield within zapping zenith zo ébriété éclaircie éclaireur égarée électriciens
    -1 émerveillé ép épars épaulé étalent étoffes éveillés évoluée aberdeen absolues abusivement acadienne accommodements
    -1 accouchements additif adhérentes affres aguerris aigues alegre aliéner allouée allégorique alourdir aléa amara ammonium
    -1 analogies ancrées annonceur antananarivo arago arkham arrachées arrêterait assommer assommé athos atmosphères atom
    -1 atrium attribuable attristé augustine authority autorisait avancez baird banaliser banjo banner barra bash basketteur
    -1 bavardage belliqueux bello bender bercer bidule blas blazer bmc boomer bouffées boursorama briguer broché brutaux
    -1 buildings bulldogs bully bécane cadences cambon cannibales capone caricatural caritatif carrère cary cellulite cerisiers
    -1 chais chambon chandelier chauffés chausse chauveau chevauchée chick chinese cinquièmes circulaient clac clémente
    -1 coexister collabo collabos colonels commencés commentées commodore commutation comportaient compostage compromet
    -1 conceptuelle concubine confirmera confréries connections consanguinité conservait constitutive construisit continentales
    -1 coopérations copernic cortèges courageuses courcelles couronnées couvrira crade creuset crucifixion crânienne cuirs
    -1 cuisant damme deals denrée desservent desservies diaboliques diarrhées dissimulés djamel domotique duchamp dunod
    -1 déconcertante décrivez décrétée dédoublement défoncés dégagez dégoûter démissions démocratiser détestais ecossais
    -1 embauchée empecher enchainer enfilé engloutir enroulée envolées epouse essec eusèbe examinons exaucé excentriques
    -1 exigeons exoplanètes explorant facilitera falardeau fastes feature feedback feuillages filait filippo finch finirais
    -1 flocon flood focalisé fouad fourmilière foutoir fracassé franciscains frappeur frappez frauder friands frontalières
    -1 fuité fusiller fédérés fétiches ganglions gantoise gilmore goma gorbatchev gosling granada graphes gravi gregor groulx
    -1 growth gémir habilités habsbourg hana hasardeuse homes housewives humm hémorragies ila ilya ima imposa impressionnistes
    -1 inappropriée incivilités inclinent indonésienne inexorable inoffensive insalubre intentionnelle interactives internets
    -1 inuit inventivité irrationnelle islanders itinérante jinping joffrey jouerai juno jurons kalachnikov kc kelvin kermesse
    -1 kiffé kippa kodak laids laits larsen laurens lavée leconte lemaitre letton licenciée lotte lowe luth lutz lèpre
    -1 machination malais malbouffe mango manip manqués maquillé mask maurienne maximus medina melchior menaçaient menons
    -1 mensuellement mentionnait meryl mic minutie montaigu moralisation moran motorisations munition myocarde mégantic
    -1 méprendre mérimée méticuleux napoleon naviguant netteté niko niques normalisé nude ole ordonnées orfèvrerie outremont
    -1 pagode palmas paramount pathologiques patriot pavot pavée perfectionniste perforé permettrai permises perturbateur
    -1 phénoménologie pipelines poignarde polyester portatif possèdes poulie poursuive poussettes pov pratiquez predator
    -1 prescott presto produisaient programmeurs prédation prédisposition psychotique pédaler pêcheries pût qr rachats ragoût
    -1 rapprochées ratent recevais recycle redorer refasse relaie relativisme relâchée relégués rengaine reprendront retirait
    -1 reviews rif roseau roulements rythmiques râpé réagissez récupérant réglo réinvestir rénovés répliqué répètes saignement
    -1 saignements salonique sandwiches scala serrait sevran shan simili simultanées singulières sk snes sonar sortirais
    -1 sourciller spams springer squats stasi stratèges subissait succes sulfurique suppriment survival symbolisant syndics
    -1 tarek tau technicité tempérée tequila ternir till timor tobago tolérés toujour toxicologie trajan transcrire trend truth
    -1 trèves tte tulipe tulipes tumultueuse téton tôles ugc ultimement ultrasons ursulines vadrouille vaginal variance
    -1 verdâtre verite verseau vertèbre vesoul veston victorin vident villard violant violés voles voyagez vélib vétusté
    -1 warfare warning weill weir wilder williamson xiao xxii ypg zeste zélandaise ébloui éclipses éclipsé égorgé élixir émirat
    -1 émules énumération épuisées étouffante étrangle œsophage abigail accor accueillants accusateur acp acquittés additions
    -1 adorateurs afc affectations afférents agréée aimeront albatros albertville alcoolisé aliénés allumées altérations
    -1 amputer anglet ansm apiculture apparaissaient apparents apparenté assujetti astra attirera attouchements atténuantes
    -1 aventureux avérées axiomes açores badinter bakou baléares bans baryton berlines beur bienséance billboard biélorusse
    -1 blablacar blanchâtre bomber bosphore botaniques boudoir bouffent boulon bovin brac brasil brief briggs brigue brouette
    -1 brétigny bulldozer bundestag buveur canines cannibale capturée carhaix casher cassos catin centurion cgc chairs chargea
    -1 chargeant charter chevaleresque chiang chuchote ciblent cinématique cma cnam collégien coléoptères commencerai commentés
    -1 commettant commutateur compliquent compétitives coms confondez congeler conjectures conjuguée conscientes construisons
    -1 convenue cornouailles correcteurs correctifs couronnés creusot criminologie crisis crm croisette cruciales cuvier
    -1 desdits desservis deu deutschland diarra dias didot discutables disqualification distorsions divorcent documentés
    -1 domiciles dosé downtown drivers droz dunham débiter décorative décrochent défendaient défendeur dégageait dégustations
    -1 délirer déplorent déposa dérapé désarmés effondrent emprunteurs enchaînés engraisser enleve enseigna enterrées entiere
    -1 espiègle ethel exacerbé exorbitants expatrié exploitables expressive expédie ext faa facturés faiblit fiel figue flâner
    -1 fossoyeur fougère fouillée fournée foutaise foutaises fp fracturation franchis francisation féconde gab galon gasquet
    -1 gaye genius giulia glaçon glock gosier goths grammaticale graphiquement guimauve guyanais gw gypse hadith hadji
    -1 halluciné hare hareng hargne hautaine hentai hexagonale hilda hockeyeur holstein honteusement huang humus huntington
    -1 hémorragique hérodote iconique idaho ideal idiotie idéologiquement impressionniste incertaines incessamment incolore
    -1 incriminer incruster incrusté indemnes inexcusable infligés iniesta instituer interest interprofessionnel interrogeait
    -1 interviens isles isthme jingle jvais kali katz kawasaki kyste laffitte laguna lair lapidation largo latent latran lavés
    -1 levasseur lifting linden lisette lisibles lisons lissage lithographie liégeoise lolo londoniens lumpur luy lâchée lésés
    -1 léthargie magellan malencontreusement mamma manipulateurs manquais manufacturiers marchal marcheur matinales mauroy melo
    -1 melons mensongères milité minet minneapolis mitigée moby montargis moret mortifère mourrait mure mâché médicamenteux
    -1 nefs nicht nihilisme nox nyon nécessiterait négociée observatoires occasionner october ono opening opprobre origins oro
    -1 orthographique oural panse parement parente parlées partirent passionnées pastorales photocopies piero pillent pilotis
    -1 pisa placide plaignante plombiers polymères pompadour pops positionnés poto pourboires prodiges protons prévisionnel
    -1 psys ptits publions puer pujol pérouse quadrature quito rachetés ran rappelais rationnellement ratées rechargeable
    -1 recommandait reconnaîtront recrutée recueillent redécouverte regagné reilly rejetons remplaçait renato rendrez resp
    -1 restreintes retoucher retranscrire retranscrit revisite revisiter risotto rochette rotonde rouergue rudiments ruses rust
    -1 récipiendaire réconcilie régnier répertorie réussissait saab samia sar satisfont saturer saturées scarabée scully sed
    -1 shenzhen silencieuses sloan soignées someone sonnet souffraient soupçonnait sourient spleen spontanés stokes structurant
    -1 structurellement submersion superstitieux supposément surconsommation surveillait survivor survêtement suscitée sutter
    -1 sécrétions sénile séniors taro tattoo tendait terrifié thinking timbré tournures traitons tralala transversal
    -1 travaillistes tribale tricheur trick triomphal triomphale tripoter trophy tumulus turk tx tyrion télévisuel
    -1 uniformisation uniformité untel utiliserait vadim vantant vc vengé vile visière vittorio volleyball wali whitaker wife
    -1 woodstock xy zorro épargnant équivalant érigés étranglée étrier évités abondants abricots absorbés abstient abysses
    -1 acariens accompagna accomplies acheva acropole adjacent administrativement adult advienne aec affectera affichez
    -1 affrontant agronomie ahurissant ajoutes ajustée alarmer albany allociné allégation allégée amovible anagramme anakin
    -1 angoissé anguilles animait appliques aqmi arms arpenter arrachant arreté articulés assista assos astrologue athanase
    -1 atteins attelé attenante aubergiste aulas avarie avérait balustrade banksy baptise barca basil beauport behind
    -1 bibliotheque bild bizutage blâmé boisseau boisés bor bouchet bouh braconniers bricoleur brouillons brunel bullshit
    -1 bureaucrates burin burkinabè cahill called cantonnement capa caressant casper cesseront champenois character chardon
    -1 charley charts chavirer chevreuse chorégraphique chypriote cj cjue classiquement clignotants cock colonna colossales
    -1 combattante comedy condescendant condom confettis conforté consensuelle considères conséquemment continentaux copte
    -1 cordiale correa corso coter couraient courbé coutances coïncident coïncider craft crim criée croisez csu cuiller cultura
    -1 cumulent cégeps célestin célébrés descendit desktop dharma diffusions digestive diluée dispensée dissociation
    -1 diversifiées dominatrice dostoïevski douvres downey dramaturgie droguée dropbox dubitatif dum dv déchaînée déclinée
    -1 décéder déferlement défiguré déjanté délabrement délibérer dépositions dépêché dérobée dérogatoire désertes désires déso
    -1 détachements effectives effréné eg elio emmènera enclencher encodage enfaite eng enseveli entaché entraient entravé
    -1 entête envisageables ernie espacées essoufflé etudier eun exclusions exhibe exploitable expédiée extensive fedex fellow
    -1 ficelé fiez figurera fiscalement fièvres flamboyante flickr florins fondatrices frame fresnes frontiste frotté gagnaient
    -1 gandalf garderont gaspille giacomo gotha goya graveurs grimpeurs géographes haguenau hamac hampton harkis hartley hearts
    -1 hexagonal hicks hippique hiro honfleur humilie huns hurricanes hybrid hydrater hymen hâtive hépatiques hétérosexuel
    -1 ignorante iis imaginés imitateur individualités induites informées insatisfait insta instit intellos intestinaux
    -1 intolérables intrinsèques invasive ironman irriter issn istres jakob jcp jdm joss journey jurée justiciable kaufman
    -1 kilométrique klux lamentablement languages lehman letter leverkusen levine lifestyle limitrophe linus listen lope lotion
    -1 magna mahdi maints majoré mame manifestaient marchandes mariette materiel method microscopiques mimétisme mobutu molaire
    -1 montagneuses montaient monti montrerait mood morandini mounir mourante mozzarella msi mun myself mèneront mérignac
    -1 métropolitaines nao nascar naufrages noise nutritifs nymphes névrose océaniques officer officialiser onction onglets
    -1 ophtalmo oppresseurs orangerie organisez ori osmose ovnis paierait painting pallas parasol parchemins parlés paumée
    -1 penchants pensants peps perdais persée perçant phèdre pieter pigalle pir pirogue plaident pliant pointait pointés
    -1 poitrines portman postérieurement pratiquaient prisonnières procréer profanation prolongés promiscuité provoquerait
    -1 proxénétisme prélevées prénommé préposés présomptueux prétendez pulse pulvérisé pêchés quidam radiateurs raiders rais
    -1 ramènera randolph rapace rattachent recteurs reculées reddit redondance redécouvre redéfinition refoulement regrettant
    -1 rehaussé relater relevaient relooking remarier remboursables renchérit renfermé ries rigaud rillettes risqués romanciers
    -1 romarin ruinés rus récitation récépissé référés réglable régulations répercussion répressives rétrogradé rétrécit
    -1 salisbury sama sands sangsues sault saxonnes scipion scolarisé select sheffield shen sheriff sicilien smoke solder
    -1 soupira soutint spy stalker stationnés stimulants stipulant strass streamer stressés subsidiaire surmontées survivance
    -1 sénior tamis tardis tatars tende terrence théodose tontons tori torre trames traumatisant trouviez truands tuniques
    -1 turcotte twittos ubs ucl usher using vacante valladolid vanier venimeux viennoiseries vivaldi voyageait véhémence
    -1 vésicule westmount whistler xavi zoomer écaille échangeant échevins éclaircit émaillée émotionnelles épaisseurs épandage
    -1 épidémiologie épistolaire épousera éprouvées étendra évanoui évincer abasourdi abstenu académiciens accablé
    -1 accomplissent adjoindre admirait adoucit advenir aff affect affoler affolé affranchissement agréer aiguiser allèrent
    -1 alléluia alpinistes alur amadouer amo andouille anesthésiste animalerie animals annulent antifasciste anyway appliquez
    -1 apporteront appétits aqueuse arriéré articulaire asos asperge asset assieds assimilées assoc atlantide attise aubrac
    -1 audimat avarice azimuts bagnolet bancale banquettes barber bastogne bavaroise bavures baye bazooka beauvau belgo
    -1 biliaire bimbo bioéthique bir blanchisserie bodin bolides bombé boomers bop bornée bourgeon bovary brecht bric brides
    -1 broyeur buvais byzantins bénéficiez bûches cabot calomnies cantat captent cargaisons carles cart casillas cassini
    -1 caustique caïmans ceuta changeante chao charbonnier chaussé checker cheyenne chiffons choisirais cimes clamart clodo
    -1 cochonneries codification coercition coincées colleen colonisateur commencerait compréhensibles conditionnés confirmait
    -1 coniques consensuel consolidés consterné contiendra continuelle contrevenants convertible coopère correctif cotiser
    -1 couchez coûtant crémation cylindriques cécilia damier daredevil dentition despote dial dine disparaîtront dogg dominées
    -1 drink druides dsm dupin durance durci dwayne déconstruire décontractée décrypte déféré dégats délivrant déménagent
    -1 déneigement dépaysement déplacez déraille déterrer détrôné dévastatrice dût effrayants elephant emparant enclume
    -1 encombrer enflammée enflammés engageons enrouler ensanglanté entreprenariat epi esthéticienne etrangères euroligue
    -1 eurostar exagérées excédant ey familiarité faraday farc fautifs feindre fendue figuier fip flasher floor fléaux foison
    -1 folkloriques fondamentalistes friand frits fève fédère gabin galante galanterie galice garnitures gasoil gavé gazelles
    -1 gendron genevoise gennevilliers gentilshommes georgie gia gloss glover gobert goujon gould gousses gravelines gronder
    -1 gti guillot guinéenne gunnar gunther hacking halluciner hashtags hautbois hayley hilarante horner hurlement hydre
    -1 identifiez illettrisme immaculé immortaliser impacter impénétrable indiquez indy infimes infinite infortune infrarouges
    -1 ingres innocuité interagissent intrants invisibilité irwin isotopes itélé joffre johanne jouissait journ juxtaposition
    -1 kensington kléber lannion lap latéralement lauzon leg lettré listés louez lucienne lufthansa lunatique lyonnaises lâ
    -1 léonie macaron madden magasine magouille maintenez mandature mangera manipulent manquons manuelles marginalisation
    -1 martelé maynard mca melinda melville merck merguez metres michon migrateurs migré milord minor mms mobilisant moineaux
    -1 monologues montgolfière mousseline mural murmurer muy myriade mysticisme médaillons mémorisation ménagement météores
    -1 nasdaq navigables nda netanyahou niang nicée niels nominée nourritures numérotées néons occuperont ochoa offriront
    -1 oliveira operations ore oreste oscillations pacifisme pacotille pagnol palo paravent parisot participes pendants
    -1 permaculture photographiée picoler pilori plugin pluvieuse poignardée poor popular poussiéreux prisés probants
    -1 proclament provoquait préféra présidentiels préséance psp psychotropes pécher péremptoire pérennes quadrilatère ques
    -1 quittèrent rapp rassemblait ravenne raynaud reach recommandons recrée recueillant referais regretteras regrettons
    -1 rejoignait relayées remarquerez renfermant repartit repeint repenti reposée reproducteurs reputation reseaux retenter
    -1 retombent riad rivalisent roots roxanne rudement russian rut ryzen récalcitrants rédempteur réjouissances réprime
    -1 réprimée résorber rétréci réécouter sado saisissante satiriques sauves sculpter seing serfs sfio shape sobrement soho
    -1 sollicitude somnifères speak sting stipulé stressante subalternes subjectifs sudistes superieur surendettement suresnes
    -1 sursauter sympathisant sync synchroniser synchronisée taipei tat tempérer teneurs tirons toasts tonalités tonga
    -1 touchaient touchdown trachée transcendant transmettant transmissibles trinidad trios trisomie trotter trouée tse tuerait
    -1 twins tétanos ulcères uma universite uri urs usuelle victorienne vigie villeroy vilnius vinaigrette visqueux volatils
    -1 volga voltigeur volutes vénitienne wash wick wp yao yoon yorker zig échappées écoulent éden éduque épanouit éparses
    -1 étalant étroitesse accabler accélérant acétate affair affreuses agar ailé alcoolisée alert algébrique alligator amatrice
    -1 ambulancier anelka angkor anglois animes antagonisme anxiogène anything anéantis apiculteurs apo appendices appliquerait
    -1 apprendras arcep argo asian aspen assassinées asseyez assistera attendit attroupement atténué aud author autofinancement
    -1 aviateurs avila azy aïcha baignent baignée baissez ballerines baraques battons biot blinde bloqueur boueux bougera
    -1 bouilloire bourdonnement brigand broc broncos broussailles buanderie burgos butter buvette bâclé calder caligula calmée
    -1 camden capituler caries carmine catane ccc censeurs chaires chaloupe charlier chiefs choquantes chronologiquement ché
    -1 clochards cnr coexistent coincidence coline colonisateurs combattit commercer compensent comprennes compressions
    -1 compréhensive concarneau concluante concédés condor conjointes consentante consume contaminations contentez contrevenant
    -1 convenables converties convertissent coordinatrice coptes corpulence couchait courtiser cratères crisse cristo croquant
    -1 cédées dalloz daniela danilo defaut deir dessinait dey dio diocésain discrétionnaire disqualifier divulgué doublant
    -1 dubreuil dynamics débiteurs débouchent décelé découvrirez délation délègue déodorant déployant désobéir détournées
    -1 développait eczéma effluves embarquez embrassait embrun emplettes emportait enclaves enclenche encombré endettés enfuie
    -1 entrainements entrejambe entretenant erich escompte escroqueries essayage ethnographie euler examinent excédentaire
    -1 faber facts fallacieux familières fatah federation ferrero festivaliers fictives fides filment finirent florale
    -1 following fondeur ftq fugitive fusibles futsal féodaux gabonaise gael galet garante gardaient garneau genk gentilly
    -1 georgetown ghibli ghz golan gon gonflent goulot grayson grenat greve grouille guidant guident gulf gynécologie géologues
    -1 hantent hauser hawking heard helene hermitage hiatus hispaniques hivernage hiérarchies homeland horus houde howe
    -1 huguette humanoïde hurlait hyène ibrahima idéologues immatriculée immigrée imo imposteurs incas incluait inclue
    -1 inconditionnelle indemnisé indicible ines inimitable inquiétée insouciant insultée intelligentsia intelligible
    -1 intercession intronisation invoquent irritable isaïe ième jaffa jamaïcain jauger johns join jonny kenzo kerr khomri
    -1 kimberly knowledge ks laché lad lafon launay lavergne laverie libourne libéria lights lignage liqueurs liquidateur
    -1 logent loop loulous lower lubumbashi lueurs lésé macha macé mahon mamelons mangés manipulatrice maquillages marbres
    -1 mariah marti mates matérialiser maurel meadows meetic merdiques metre meubler minas miro monastiques monoplace moritz
    -1 mourront mugabe multidisciplinaire musculature myspace médite mégane mékong métallurgique métastases nagent napalm
    -1 natives navigué nerd niall nils nosra nouille nourrissait noz nuitées négligés observa obtiendrez obtus occurence
    -1 octroyée oda offensant offensifs olympiades oléron opulence organisationnelle orl orléanais oum outrages oxfam paintball
    -1 panacée panasonic paramilitaires pater perméabilité perturbent philanthropie picturale piétine plasticien platanes poix
    -1 ppm pressante privations product profiteront profiteurs propagée proton préposition pulp pulsations périmètres qaeda
    -1 racontées radicalisés rally raqqa ravageur rays recommencent referendum regler rejoue relancée related rentier
    -1 rentraient respirant responsabilisation responsabiliser reus ricciardo risquaient rnb rona rough rules récapitule
    -1 réfutation réfuté référencés régna rémunérées rétablis rétrécissement réveils saba saignent saignée saladin scelle
    -1 securité shelly shogun sidéré solfège sologne songs soumets soupçonnent spatio spice ssii statuaire succulent sucrerie
    -1 suie sulfureuse superhéros sureté surprennent surproduction swarovski symbolisent syntaxique sécurités ségur sélestat
    -1 sémantiques tarse tenaces tenterait terroriser theater thermo tho tolérable tolérante tombola tomorrow tonte
    -1 topographiques toupie tournon trainé transcriptions transitoires transmetteur transmissible trembles trentième treuil
    -1 truffé tubercules tâcher téléspectateur underwood usuels vaughn vaulx vecu veilles veineuse ventilo ventrale vilaines
    -1 villarreal villepinte virulents visitation vivrait wehrmacht welles yolande yolo yoyo ébranlée échafaud échafaudage
    -1 écorces éleva élocution épater épinal évaluent œuvrant able abusifs academie accalmie accepterai adossée adroit ads
    -1 advient affirmatif aga aggravent aladdin algorithmique alicante allai allumette ambiguïtés ambivalence amel amigos amt
    -1 anatolie angot annemasse apprentie arcanes archet archimède archivage assas associatives asti astrologique atrocement
    -1 aumont auray axés baal babylon bachelot badauds baille balançant banalités baroques barroso bayou beatrice beef bellay
    -1 bertha bestiaire bifurcation bills biopic blanchis bradford brando brazil bryce bugey bénéficiaient cagliari campion
    -1 capo capoter capucine caux cedeao censurés chambouler cheddar cheminot chiara chiches chirurgicaux chéquier cigogne
    -1 cimenterie cinquantième clairon claquent claudius cnews coat coauteur coligny comeau comfort commit compensées
    -1 comportementales compositrice comptabiliser concerté concise conditionner confessé confirmez conifères connotations
    -1 conquises construis contrôlez corbin corrélations cosmo costauds courre cous couvreur cpa cresson crowe cuirassé céda
    -1 deb declaration delgado denny depot destituer devanture devinette df dieter dirigeable dirigeaient distancer dockers
    -1 donnerez dossard dragué drainer dramas ducale débouchant décompression déconnectés décontamination déficiences
    -1 déjections démos dénudées dérangeante dérangée dérangés déraper désireuse désirons dévolue eaton eléments embarrasse
    -1 empli empocher encourt enduits endémiques enfler engueulé ergonomique esta eti eunuque exaspéré existences exonérer
    -1 expatriation extincteur fabrizio facs faisan fassions fau faucille favorisées feminin fessenheim fessier fifty fige fill
    -1 finalités fixa fixez fluctuation fléchir forcera forcing formaliser fourgons fragilisé frauduleuses fulgurant fuyait
    -1 garcons gateaux gf godwin gonds gourmandes grammar grass grimes grimpent groupama guépard haydn hazel hendricks hertz
    -1 higuain hispano hiérarchisation hiéroglyphes holà hua hybridation hyènes icon ik illuminations imminence imperméables
    -1 imprégnée incendiés incorpore incriminé ind indolore indé indécente indécision inepties infant insa insoluble insuffler
    -1 internés intersaison intervenait intrusions inventif invincibilité iota ips jardim jawad jimi jolly joon josèphe jou
    -1 julliard justifiez kagame kampf katana kool kr kt kyo landing langer largesses larose lavement leak leclercq lesdites
    -1 lhomme liberation livrera longuet lothaire louait louvière légistes légitimation mackay macon macos malika malko
    -1 mammaires manaudou marek mariam matinées mckenzie millième milly mins mmmh modernisé moissons mole momies motricité
    -1 mouillées mourrai mouvant movement multicolore mutualiste myrtilles mécanisation mégots métabolique mêlez nattes ncaa
    -1 near nerveusement nettoyée ninive nominatif noranda noviciat numération népalais obligez obscènes obélisque ollivier
    -1 olympien optent optez orbital organisationnel oscillation osée oumar outlook ouï paracétamol parque parrainer partirait
    -1 parures pastille pathos patti paumes peiné perchés perforation phytosanitaires plaignaient plasticité plymouth
    -1 pointilleux pollue pommettes pondent pony porosité positionnée pout pow prenom presenter prets proteger précisés
    -1 préconisée prémisse prérequis prévoyaient prôné purifie pére péruvienne pérégrinations quadrant quaternaire railway
    -1 rallyes rattrapée recoin reculée redécoupage relents remportées renouvelées replonge repond repoussées représentez
    -1 resserrement retordre richissime romances rosemary réagisse réceptacle récoltent récompensant récréatif réduisait
    -1 réessayer réitéré réussirent salman satiété sauva scandal scenes scientific sillonnent sinueux sirigu skill skye slt
    -1 soies sollicitent sophistication soubassement souscripteur spartiate spectrale sponsorisés stricto strophe stéphan subs
    -1 subventionnée sudbury suggérait sundance sutherland séparations tadjikistan taillefer tanière tchadien tenteront
    -1 terminaisons terni theorie thermal thom thésée tourment travée trentenaires trigger trouvions troyens truqués tucson tui
    -1 ugo vae vallier vantait vape varenne vdm vendémiaire ventoux ventriculaire veritable vidéaste villageoise villon vl
    -1 voltage weasley weather weekends whitman worldwide xs yay yéménite zx zélé éboueurs éboulement échappa éclaircies
    -1 écrasées écrirai élancé élargies émanations émulateur époustouflante épouvantables éprouvante étouffés évreux œuvrent
    -1 abjecte abstentionnistes accordons accroissent accrédités accédant adhérente adi admirables affaissement affectueuse
    -1 agamemnon agiles agressent agri alena aly alyssa aman amarrage amers amm amplifiée amères amérindien andalou anormales
    -1 antipolis apprenants ardisson arlington arma assoiffés athletic athéniens atta atteindrait augmentées avalon aven avoit
    -1 ayatollah bandés barclay barillet barlow bellegarde benji berce besse bicentenaire bigorre binet blandine bluffé
    -1 bobsleigh bouin bousiller bouées boxing boyau branco branlée bronchite buzzer bâtisseur béatrix bénédictin caduc
    -1 caleçons camionneur canevas caractérisant cardinals censeur cersei cftc chaillot chapelier charbons chicanes chutent
    -1 châtaignes cine circ citait civilité civitas ck cla classant claus clèves coen coldplay colere commandite comparait
    -1 compensés compo comportera concluants confinés confirma conjurer connectez consentant consigné consolidée consultent
    -1 controler coopératifs cops corolle corroborer coty craquant crassus crevaison croiseurs cérémonial dembélé depression
    -1 diffraction dig dinner diplome distille distinguait djebel doe donat durban débarrassés décapités décimé décomplexée
    -1 déficitaires défient dégainer démarchage démoniaques dénaturer dénommés dénouer dérivent désillusions détectées elf ema
    -1 emballement emo enjoué enracinement entachée esch exaltant excusée existes exorcisme explorent exportent extérieurement
    -1 fap fate faussaire fedora feuilleter fiacre finançant fle flowers focalisation fondamentalisme fonts frasques fraudeur
    -1 frelon friches frissonner fuseaux fusionne féerique fêtait gagnais gaiement gauloises genest ghanéen gibbons gladiateur
    -1 gogol gommes gouttelettes grammaticales gregg gril grossiste guerlain gunners hac hathaway hayek hear henrique hercules
    -1 hotte hug hydrique hypothermie hésitais hésitante iconoclaste ilan impacté implante imputé inaliénable incitatif
    -1 incommensurable incorporée ingratitude ingérable inondées insalubrité installera instinctif intemporel interstellaire
    -1 intimidant invita iot irlandaises january kitt kylian labellisé lamb lamothe langley lanières laquais largue latrines
    -1 lessard letters levage lexus lift lisle lockheed lorie loueur lunéville mabel macarthur maes magasiner magicienne
    -1 magritte mallarmé malmené manuela mariant marshal marécage matraquage matraques maîtrisez meat microbiologie minitel
    -1 minéralogie missa monitoring monospace montevideo montluçon moscovite msc multiculturelle mélasse ménagerie métaphorique
    -1 nagasaki nageoire navas nettoyeur niçoise noam nonnes nono nécessitera nécessiteux nécrologie néolibéralisme object
    -1 obstinément oklm olp olympiens opérait opérette orthez ouvrirait pagne palatine palazzo palet palissade panthères
    -1 paprika parcimonie parentalité parvenaient patriarcal pattern paumés pavage payable paître pci pcr perpendiculaires
    -1 persévérant petr pierrette pille pinault pincettes pirouette poilue pointures polichinelle poussaient pra preux problems
    -1 procureure procédera prodigués promeneur prometteuses promit proportionnels prouvées provoc provocante prétendues
    -1 psychanalystes pulvériser punitive purcell pâtir qt qualificative quinquennal rabiot rafa rajeunit rajoutant ral
    -1 rassurent ratifiée rauque rectitude regrettez reinhardt relisant reléguée renaudot repartira replis respectera
    -1 restrictif retable retardés retournons revisité riel rieur rivalise rollers romulus romy rosés rotatif rotule rouage
    -1 rougit roxy rule réfraction réfrigération référents résiduelles salariées sanaa saskatoon savoyards sears serments
    -1 serpentard serrage serviable sest sharif shimon sigismond silas siroter smoothie soma sommelier soufflait souffrante
    -1 soviet soûler sparrow spec spf spirales sprinter statutaires staël stephane storia stupéfiante subversif suivrai summit
    -1 superficiels surchargés sureau surmontés surtaxe surveillées svetlana sylviculture syn séduisent sénatoriale tage tatum
    -1 thibaud tips tolérants toucherait traitaient transistor transiter traumatisés trends trierweiler trompeurs trotte
    -1 tubulaire tutoyer télescopes utopies vachon vendéen vexe vexin vitrage walters warhammer welt yuans zanzibar zum zèbres
    -1 écoeurant écorché élaborent émergente épurée établira éthiopienne étincelant über abats abonnée accentuation accentuent
    -1 acceptaient accommode achetais achètera adjuge adores advenu aileron aimiez albigeois alignée alluvions along
    -1 ambulatoire amendé anachronique analytics angelica anni apesanteur apportons appréciant appétissant aquaculture
    -1 archidiacre arrangera asl assermenté attirail attractives austen auvergnat avalanches bachir bafoué balnéaires bambins
    -1 bardo bartoli bayle beignet bellecour belo benin benito bennet bent berk biff blackhawks bolivar bollywood bondée bong
    -1 borel bosc boursières braga brass brillait buzzfeed bâtisses caine calamité caldwell camelot cancérigène cancérologie
    -1 capitals captée carburateur catalina cataracte causait causerait cdr cens chakra channing chantés charpentiers
    -1 chercheront chevauche chiliens chimpanzé chinatown choir chorus ciotat cirrhose ciudad commercialisées commu compterait
    -1 conduction conférenciers conor conscrits conseilles consternant contest contrebandiers convaincantes coriaces cornichon
    -1 costello cousue coworking cpam cria cristallisation croft croisons csm cts cuisinés cérès daigne dalmatie defence degas
    -1 departement deportivo diffusait différencient diminuera diogène dissuasif dk doing donuts dorer dragueur dressant drm
    -1 duchés décoratives dégages délirantes délocaliser démonstratif dépassaient dépliant dépotoir dépénalisation dérobe
    -1 désinfecter désinvolture désoler déterminantes détruisit dévoilera dômes egypt embrassez enchantés enfouie ensoleillées
    -1 enter entouraient enverrais envisageons equity eros erronés escarpins espères essayée etablissements eucharistique
    -1 exempts expéditionnaire familièrement fancy fane farfelu façonne ferreux feuilletons figer finnois fluviales
    -1 frigorifique frédérick fulham gamble gan garance geographic ger gille glaner glissée gna gonesse gonzales gouache
    -1 gouvernés grassement gratification guérande gé haller hanks hanoi harbour harpon hellénistique herbivores himmler
    -1 honolulu horrifié hotline houleux hubble huh hydroélectricité hye hypermarchés immatures immensément improvisés
    -1 inaperçus inapplicable indignée individualisation inespéré infertilité iniquité inscrivait insolvabilité inégales iéna
    -1 jambons jarvis joao judoka juice jupons justificatives juvéniles kamal kh kilométrage kouchner lamotte lannister
    -1 lapidaire lavoisier layout learn lefort leurrer leurres leve lfi libertins limbe lingettes lmao localisations lonely
    -1 lovecraft lucioles luzerne madelin maintiendra mammaire manfred manigances mathurin messier mijoter mixe modelé mojo
    -1 mongoles monkeys monstrueuses monégasques moody mormons mucus mufti méritais nauséabonde nell networks normatif norwich
    -1 nouv numa numericable oneplus ordonnés outrée oyez pacifier palpitante paléo parfumées partial participante parviendront
    -1 passionnel pastels patrouilleurs pds peach pedigree pei petro pivoter platinum plénipotentiaire pnb pnj poinçon poivron
    -1 polarité pondéré porterai preniez primés prius privat prom promené prononcera propulseurs prot pâlir pétillant quechua
    -1 quelqun radicalité raideur rapprochait rasta ravens reader recadrer recouvrait redressé reer refrains remettrait remo
    -1 rendraient renégociation repost repreneur represente reproduites requérir respirez retraitée retrouverai rira rocker
    -1 rolf rondeur rosetta rpm ruer rutherford réagissant réglez réserviste résineux sacerdotale sacrifiant sagas salafisme
    -1 salto salvini samaritain sanatorium sangs sarr scanners seconder semblera septante sereins serrurerie servier setup
    -1 shalom shining shs simulator skiable soubresauts souiller souleymane soundcloud sounds soupirant sourdine sousa
    -1 soustraction soy spammer spark stafford sticker stud subject substitué surprendra surélevé suspectés symphonies séchés
    -1 taise taken tanins tapper tardieu temporalité tendit terrassement terrorisé tesson testicule tetris toponymie toshiba
    -1 touring toxicomanes traire trams transmets trias tributaires trinque tronqué tupac tupperware téléporter umps urbanistes
    -1 utilisa valery valorisée vaseline ventouse veritas vetement vexée vid visionnaires vk vla vulve vénérer walcott worlds
    -1 xxième yusuf électrode énumérés épicée épidémiologique éponger érigées établirent étamines étiqueté étouffement étourdi
    -2 aboutie accroches acerbe activision adhérant adverbe adviendra aeroport affectifs agrégats aguets aimées airbags alf
    -2 alim alizée amortisseurs amorçage amènerait andalouse ane annonciation annulations anticapitaliste antivol aparté
    -2 aperçoive apparurent arrangeait artus asturies attachants autogestion ayew bagel balaye bandages bandoulière bassesse
    -2 battista belli benton bernhard blain blaine bocaux bombardent bordereau boul bouleversante boîtiers branchez breuil
    -2 bricole brochet brocolis browning broyage brunei burundais bûcherons cabanon cade cala calanques calqué camomille
    -2 carabiniers castellane cath cervicale chagall charlton charlène charnel charnelle chauvet chelles cherokee chevreuils
    -2 chiennes choisissait choral chronicles châtain chérir circonscrit clairvaux cliniquement cochrane cohue coiffés
    -2 compromettant conciles confinée confuses conseillés conteurs contournant contract copropriétés coral corbière courier
    -2 cruciaux cré cycliques câline daniele deadline demand demy devos différenciée dignitaire director dirigez disputant
    -2 dominguez douloureusement dressait drouet dx débandade déchaînement décideront défections délivrent démange
    -2 démangeaisons déplaisant déporter dépositaires déroulaient déserter economies ecstasy edinson effaçant effleurer
    -2 effrayantes ele element elus embarrassée embrasement empruntées enchainé enfermées engagera enlèvera entendrait
    -2 entraînées entree espionné ethno ethnographique eurostat evasion exemptions exercés exigeantes experiences expirer
    -2 extensible extrapolation exécutoire fabrications fakir fallout falsifié fautive feuilletée filament flamanville flaques
    -2 flatteuse fluorure forbach fortier força fourgonnette fractionnement franky furtivement fusent fâchent gaffes gardens
    -2 gaullisme geisha giflé git gloires gonzesse graduation graduée gratien greffé grisâtre gue guidera guérissent gymnases
    -2 génital halls hamad handisport herbicides hooligans huber huppé huskies hydroélectriques identity ignominie iliade
    -2 imbert impot impulsive inadaptée inanimé inexpérience infirmité injectés inondés inspirera instantanées insultés
    -2 insémination intergalactique interposé intolérants intraitable introductions intéret inutilisables invivable içi jacquot
    -2 janis jongle judicieuse kessel kidd kilogramme koala laisseraient lamas lamenter lem lemercier leopold liang libanaises
    -2 linceul lobbyiste longueville losers louvois lut luttait luçon lybie léché malabar maliennes mamies maquereau margarine
    -2 marigny masseuse maudire maze mccann mensurations mesa millièmes moite mondialiste moonlight munch mundi musa musc
    -2 museler musica
    """
}
