import type { Language, Topic } from '../topics.ts'

type ForeignText = { language: Language; topic: Topic; text: string }

/** Posts in other languages than English. Only members who write the language post them. */
export const foreignTexts: readonly ForeignText[] = [
  {
    language: 'ar',
    topic: 'code',
    text: 'قالوا إن البرمجة سهلة. منذ ثلاث ساعات وأنا أبحث عن فاصلة منقوطة. #برمجة',
  },
  {
    language: 'de',
    topic: 'office',
    text: 'Mein Chef sagt, ich soll proaktiver sein. Also habe ich schon mal Feierabend gemacht. #büro',
  },
  {
    language: 'de',
    topic: 'office',
    text: 'Der Drucker druckt nicht. Er hat kein Problem mit mir, er ist nur „sehr enttäuscht“. #büro',
  },
  {
    language: 'de',
    topic: 'family',
    text: 'Omas WLAN-Passwort ist das Rezept für Kartoffelsalat. Mit allen Zutaten. In der richtigen Reihenfolge. #alltag',
  },
  {
    language: 'de',
    topic: 'food',
    text: 'Gemütlichkeit ist, wenn um acht die Rollläden fallen und jemand fragt, ob noch Brot da ist. #alltag',
  },
  {
    language: 'de',
    topic: 'home',
    text: 'Ich wollte nur kurz in den Baumarkt. Wir bauen jetzt an. #alltag',
  },
  {
    language: 'de',
    topic: 'travel',
    text: 'Der Zug war pünktlich. Das hat mich so erschreckt, dass ich ihn verpasst habe. #bahn',
  },
  { language: 'es', topic: 'animals', text: 'Mi gato no rompe cosas. Hace control de calidad. #gatos' },
  {
    language: 'es',
    topic: 'night',
    text: 'Dije “cinco minutos más” y ahora la vecina pregunta si me he mudado. #humor',
  },
  {
    language: 'es',
    topic: 'food',
    text: 'Abrí la nevera buscando respuestas y solo encontré medio limón. Nos miramos. La decepción era mutua. #cocina',
  },
  {
    language: 'es',
    topic: 'family',
    text: 'Mi abuela no usa recetas: echa sal hasta que los antepasados dicen basta. #cocina',
  },
  {
    language: 'es',
    topic: 'office',
    text: 'La reunión podía haber sido un correo, y el correo podía haber sido un silencio. #humor',
  },
  {
    language: 'es',
    topic: 'sport',
    text: 'Salí a correr. Volví a los tres minutos porque se me había olvidado por qué. #humor',
  },
  {
    language: 'es',
    topic: 'plants',
    text: 'Se me ha muerto de sed un cactus. No sé qué dice eso de mí, pero él lo sabía desde el principio. #plantas',
  },
  {
    language: 'fr',
    topic: 'animals',
    text: 'Mon chat me réveille à cinq heures pour me montrer que sa gamelle est pleine. Il tenait à ce que je le sache. #chats',
  },
  {
    language: 'fr',
    topic: 'food',
    text: 'J’ai acheté une baguette pour la maison. La maison n’en a jamais entendu parler. #humour',
  },
  {
    language: 'fr',
    topic: 'travel',
    text: 'Le métro est en retard, moi aussi. On s’est retrouvés sur le quai. C’était presque romantique. #métro',
  },
  {
    language: 'fr',
    topic: 'home',
    text: 'Je tricote la même écharpe depuis 2019. Elle fait le tour de l’appartement et paie une partie du loyer. #humour',
  },
  { language: 'fr', topic: 'food', text: 'Mon régime commence lundi. Je n’ai pas dit lequel. #humour' },
  {
    language: 'it',
    topic: 'food',
    text: 'Ho ordinato un cappuccino dopo pranzo. Il barista ha chiamato mia madre. #caffè',
  },
  {
    language: 'it',
    topic: 'family',
    text: 'La nonna dice che sono sciupato. Peso novanta chili. La nonna ha sempre ragione: altra lasagna. #nonna',
  },
  {
    language: 'it',
    topic: 'sport',
    text: 'Ho due piedi sinistri e li ho iscritti tutti e due a un corso di #tango.',
  },
  {
    language: 'ja',
    topic: 'animals',
    text: 'うちの猫は朝五時の目覚まし時計です。止めるボタンがありません。 #猫',
  },
  { language: 'ja', topic: 'plants', text: '観葉植物に名前をつけたら、水やりが朝礼になりました。 #植物' },
  {
    language: 'ja',
    topic: 'food',
    text: '寿司を食べながらダイエットの本を読んでいます。とても面白い小説です。 #寿司',
  },
  {
    language: 'pl',
    topic: 'weather',
    text: 'Prognoza mówiła „słonecznie”. Prognoza mieszka chyba gdzie indziej. #pogoda',
  },
  {
    language: 'pt',
    topic: 'sport',
    text: 'Fui ao ginásio só para ver se ainda existia. Existe. Missão cumprida. #humor',
  },
  {
    language: 'pt',
    topic: 'home',
    text: 'O comando da televisão desapareceu. O gato está calmo demais. #gatos',
  },
  {
    language: 'pt',
    topic: 'family',
    text: 'O meu filho perguntou quem manda cá em casa. Ficámos todos a olhar para a avó. #família',
  },
  {
    language: 'sv',
    topic: 'family',
    text: 'Vi har tre barn och en enda sax som fungerar. Alla vet vem som bestämmer: den som har saxen. #familjeliv',
  },
  { language: 'zh', topic: 'food', text: '我说今天只喝一碗汤。锅听见了，笑了。 #汤' },
]
