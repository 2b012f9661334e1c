/** Words common in passwords, compiled by us from general knowledge. Lower case. */

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words about this product, which an attacker would try first (OWASP ASVS 6.1.2). */
export const CONTEXT_WORDS = list(`
  globalfit global-fit global_fit globalfitreport fitreport myglobalfit globalreport
  relocation relocate relocating relocator expat expats expatriate emigrate emigration immigrate immigration
  immigrant migration moveabroad movingabroad livingabroad liveabroad newcountry newlife destination passport
  residency citizenship visa onboarding assessment mac25 bronze silver gold
`);

/** Words people think of when asked for a password. */
export const COMMON_WORDS = list(`
  abc xyz qwe asd zxc password passwort passw0rd passwd pass pword parola contrasena motdepasse haslo senha wachtwoord salasana
  secret secreto geheim letmein welcome willkommen bienvenue welcom login signin logon access enter entrar open
  opensesame admin administrator administrador root user username guest test tester testing testtest demo default
  changeme change temp temporary master mypass mypassword mypasswd private security secure keepout system server
  manager supervisor support office company business student teacher school college university internet computer
  laptop desktop windows microsoft google facebook youtube twitter instagram linkedin amazon netflix apple iphone
  android samsung nokia sony playstation nintendo pokemon pikachu minecraft fortnite roblox warcraft starcraft
  counterstrike callofduty zelda mario sonic gamer gaming hacker hello hallo hello1 goodbye thankyou please whatever
  nothing something anything everything forever together tomorrow yesterday iloveyou iloveu ilovyou loveyou loveme
  lovely lover loves love iloveme ilovejesus ilovemom ilovegod teamo tequiero jetaime ichliebedich tiamo amor amore
  mylove babygirl babyboy baby sweetheart sweety sweetie darling honey sugar angel angels princess princesa prince
  queen king beautiful pretty cutie handsome sexy sexybitch hottie lucky happy smile smiley funny crazy freedom
  liberty peace success friends friend bestfriend family mother father mommy daddy mama papa sister brother
  grandma children jesus jesuschrist christ christian faith blessed blessing heaven godisgood god church bible
  spirit allah bismillah mohammed krishna ganesh buddha angelina sunshine sunflower rainbow butterfly flower
  flowers rose lily daisy violet cherry orange banana apple strawberry blueberry peaches chocolate cookie cookies
  cupcake candy pepper ginger coffee pizza cheese butter chicken bacon tequila whiskey vodka guinness cocacola
  summer winter spring autumn season january february march april may june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday weekend holiday vacation christmas halloween
  easter birthday sunset sunrise moon moonlight star stars starlight sky ocean beach island river mountain forest
  storm thunder lightning fire phoenix snow snowball snowflake ice diamond crystal silver golden gold purple yellow
  green black white blue red pink orange brown monkey dragon tiger lion panther leopard cheetah jaguar wolf wolves
  bear panda eagle falcon hawk raven dolphin dolphins shark turtle snake spider scorpion horse horses pony dog
  doggy puppy cat kitty kitten hellokitty bunny rabbit hamster fish birdie chicken cowboy cowboys chicago bulldog
  beagle husky tinkerbell mickey mickeymouse minnie donald goofy snoopy garfield scooby scoobydoo spongebob
  simpson homer bart batman superman spiderman ironman hulk avengers wolverine deadpool joker catwoman starwars
  skywalker darthvader vader yoda jedi startrek matrix neo trinity gandalf frodo hobbit legolas harrypotter potter
  hermione hogwarts dumbledore twilight vampire zombie ghost demon devil satan lucifer hellfire death killer
  slayer assassin ninja samurai warrior knight wizard merlin magic magician mystic shadow shadows darkness midnight
  soldier army marine marines navy airforce police fireman doctor nurse lawyer engineer pilot captain sailor pirate
  football soccer futbol baseball basketball hockey tennis golf golfer volleyball swimming running runner skater
  skateboard snowboard surfing surfer fishing hunting hunter cycling racing racer nascar wrestling karate yankees
  lakers redsox steelers eagles packers patriots raiders giants rangers warriors chelsea liverpool arsenal
  manchester manutd united barcelona realmadrid juventus milan inter bayern dortmund benfica porto sporting flamengo
  corinthians palmeiras celtic everton tottenham galatasaray fenerbahce besiktas mercedes ferrari porsche mustang
  corvette camaro chevy chevrolet ford toyota honda nissan subaru mazda bmw audi volvo yamaha suzuki kawasaki
  harley harleydavidson ducati trucker truck guitar piano music musica drummer rockstar rocknroll metallica nirvana
  slipknot eminem beatles elvis madonna beyonce rihanna shakira britney greenday linkinpark blink182 acdc pinkfloyd
  london paris berlin madrid lisbon lisboa rome roma tokyo newyork california texas florida chicago boston dallas
  houston phoenix denver seattle atlanta vegas lasvegas america american usa england scotland ireland wales canada
  canadian mexico brazil brasil argentina colombia chile peru spain espana portugal france germany deutschland
  italy italia greece turkey turkiye russia poland polska ukraine india indian pakistan china japan korea thailand
  vietnam philippines indonesia malaysia singapore australia africa nigeria egypt morocco trustno1 whatsup
  abcdef abcabc abc123 abcd1234 qwerty qwert azerty qwertz asdfgh zxcvbn superstar champion winner number1 topgun
  blahblah fuckyou fuckoff fuckme asshole bitch bullshit biteme suckit badboy badgirl bigdaddy pussycat playboy
  penguin elephant giraffe gorilla chester buster bailey rocky max buddy lucky charlie molly bella coco lola toby
  jasmine precious treasure fantasy destiny infinity miracle serenity harmony genesis galaxy universe apollo
  mercury jupiter saturn neptune pluto explorer voyager discovery enterprise maverick viking spartan titan trojan
  cleopatra pharaoh caesar napoleon einstein newton mozart picasso shakespeare corona covid pandemic bitcoin crypto
`);

/** First names common in passwords, from several languages. */
export const NAMES = list(`
  aaron adam adrian ahmed alan albert alejandro aleksandr alex alexander alexandra alexandre alexis alfredo ali alice
  alicia alison allison amanda amber amelia amy ana anastasia andrea andreas andreea andrei andres andrew andrey
  angela angelica anita anna anne annie anthony antonio ariana arthur ashley ashley barbara benjamin bernard beatriz
  bianca billy bobby brandon brenda brian bruno caitlin cameron camila camille carla carlos carmen carol carolina
  caroline catherine cecilia cesar charles charlotte chelsea chris christian christina christine christopher claire
  clara claudia claudio connor courtney cristian cristina crystal cynthia daniel daniela danielle danny david deborah
  denise dennis derek diana diego dmitry dominic dominik donald douglas dylan eduardo edward elena elizabeth ellen
  emilia emily emma enrique eric erica erika ernesto esther ethan eugene eva evelyn fabian fabio fatima felipe felix
  fernanda fernando florian frances francesca francesco francis francisco frank franziska frederic gabriel gabriela
  gabrielle george gerald gerard gianluca giovanni giulia giuseppe gloria gonzalo graham grace gregory guillaume
  gustavo hannah harold harry hassan heather hector heidi helen helena henry hugo ian ibrahim ignacio igor irina isaac
  isabel isabella isabelle ivan jack jackson jacob jacqueline james jamie jan jane janet jason javier jean jeffrey
  jennifer jenny jeremy jerome jerry jesse jessica jessie jimmy joanna joao johan johanna john johnny jonas jonathan
  jordan jorge jose joseph joshua juan judith julia julian juliana julie julien juliette justin kamil karen karin
  karina karl karolina katarina kate katherine kathleen kathryn katie katrina kayla keith kelly kenneth kevin kimberly
  kristen kristina kristina kyle larissa larry laura lauren laurence lea leah lena leo leonard leonardo leonie leslie
  liam lillian linda lisa logan lorena lorenzo louis louise luca lucas lucia luciana lucy luis luisa lukas lydia
  madison magdalena manuel manuela marc marcel marcelo marcia marco marcos marcus margaret maria mariam mariana marie
  marina mario marion marisol mark marta martha martin martina mary mason mateo mathieu matteo matthew matthias
  maurice mauricio maxime maximilian megan melanie melissa mercedes michael michaela michal michel michele michelle
  miguel mihai milena miriam mohamed mohammad monica monika morgan muhammad mustafa nadia nancy natalia natalie
  natasha nathalie nathan nathaniel nelson nicholas nicola nicolas nicole nikita nikolai nina noah nora norma oksana
  olga oliver olivia olivier omar oscar pablo pamela paola patricia patrick paul paula pauline pavel pedro peter
  petra philip philippe phillip pierre rachel rafael ralph ramon raquel raul raymond rebecca renata ricardo richard
  robert roberta roberto robin rodrigo roger roland roman romain ronald rosa rose roxana ruben russell ryan sabrina
  samantha samuel sandra santiago sara sarah savannah scott sean sebastian sebastien serena sergey sergio shannon
  sharon shawn simon simone sofia sonia sophia sophie stefan stefania stefanie stephanie stephen steven susan susanna
  svetlana sylvia tamara tania tatiana taylor teresa theodore theresa thomas tiffany timothy tobias travis trevor
  tyler valentina valeria valerie vanessa veronica victor victoria vincent virginia vladimir walter wendy wesley
  william xavier yasmin yusuf yvonne zachary zoe
`);
