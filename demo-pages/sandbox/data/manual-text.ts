import type { Language } from '#domain/core/brands';

/** A section: its title and its text; paragraphs are separated by an empty line, {model} is the car's name. */
export type ManualSection = readonly [title: string, text: string];

/** What the sections are about; quick guides and infotainment manuals have some of them. */
export type Topic =
  | 'start'
  | 'panel'
  | 'tyres'
  | 'oil'
  | 'fuses'
  | 'media'
  | 'phone'
  | 'emergency'
  | 'charging';

const PT: Record<Topic, ManualSection> = {
  start: [
    'Antes de sair',
    'Ajuste o banco, o volante e os espelhos com o {model} parado. Todos os ocupantes usam cinto, também no banco traseiro.\n\nCrianças com até 1,45 m viajam no banco traseiro, em cadeirinha ou assento de elevação presos pelo Isofix. Nunca use uma cadeirinha de costas para a frente num banco com airbag ligado.',
  ],
  panel: [
    'Painel de instrumentos',
    'Luzes vermelhas pedem que você pare em local seguro. Luzes amarelas pedem uma visita à oficina. As verdes apenas informam.\n\nSe a luz de pressão do óleo acender com o motor ligado, desligue o motor e não siga viagem.',
  ],
  tyres: [
    'Pneus',
    'Calibre a cada 15 dias, com os pneus frios. As pressões do {model} estão na coluna da porta do motorista.\n\nO sistema de monitoramento avisa quando um pneu perde pressão. Depois de calibrar, reinicie o sistema em Ajustes, Veículo, Pneus. Faça o rodízio a cada 10 mil quilômetros e troque os pneus com sulcos de menos de 1,6 mm.',
  ],
  oil: [
    'Óleo do motor',
    'Troque a cada 12 meses ou 10 mil quilômetros, o que vier primeiro. Confira o nível com o motor frio e o carro no plano.\n\nUse somente o óleo da especificação indicada na tampa. Misturar óleos de especificações diferentes reduz a proteção do motor do {model}.',
  ],
  fuses: [
    'Fusíveis',
    'A caixa principal de fusíveis fica sob o painel, à esquerda do volante; a outra, no compartimento do motor. Desligue o carro antes de trocar um fusível.\n\nO fusível F12 protege a tomada de 12 V, o F21, os faróis, e o F34, a central multimídia. Troque sempre por um da mesma amperagem.',
  ],
  media: [
    'Central multimídia',
    'Deslize o dedo de cima para baixo para ver os atalhos. Toque e segure um ícone para mudar a ordem da tela inicial.\n\nAtualizações do sistema chegam pela internet. Instale-as com o {model} estacionado: a tela fica desligada por até 20 minutos.',
  ],
  phone: [
    'Bluetooth e celular',
    'Para parear o celular com o {model}, abra Ajustes, Conexões, Bluetooth e confirme o código nos dois aparelhos.\n\nO espelhamento funciona por cabo ou sem fio. Se a conexão cair, apague o carro da lista do celular e faça o pareamento outra vez.',
  ],
  emergency: [
    'Emergência',
    'Ligue o pisca-alerta, coloque o triângulo a 30 metros e chame a assistência 24 horas pelo botão do teto ou pelo aplicativo.\n\nPara trocar um pneu, use o macaco só nos pontos marcados embaixo do {model}. O estepe temporário serve para até 80 km/h.',
  ],
  charging: [
    'Recarga',
    'Em casa, use uma tomada exclusiva e aterrada. De 20% a 80%, a recarga rápida do {model} leva cerca de 30 minutos.\n\nNo uso diário, mantenha a bateria entre 20% e 80%. Não use extensões nem adaptadores.',
  ],
};

const ES: Record<Topic, ManualSection> = {
  start: [
    'Antes de salir',
    'Ajustá el asiento, el volante y los espejos con el {model} detenido. Todos los ocupantes usan cinturón, también atrás.\n\nLos chicos de hasta 1,45 m viajan atrás, en una silla o un elevador sujetos por el Isofix. Nunca uses una silla de espaldas a la marcha en un asiento con el airbag activado.',
  ],
  panel: [
    'Tablero de instrumentos',
    'Las luces rojas piden que pares en un lugar seguro. Las amarillas piden una visita al taller. Las verdes solo informan.\n\nSi la luz de presión de aceite se enciende con el motor en marcha, apagá el motor y no sigas viaje.',
  ],
  tyres: [
    'Neumáticos',
    'Controlá la presión cada 15 días, con los neumáticos fríos. Los valores del {model} están en el parante de la puerta.\n\nEl sistema de monitoreo avisa cuando un neumático pierde presión. Después de inflarlo, reiniciá el sistema en Ajustes, Vehículo, Neumáticos. Rotalos cada 10 mil kilómetros y cambialos con menos de 1,6 mm de dibujo.',
  ],
  oil: [
    'Aceite del motor',
    'Cambialo cada 12 meses o 10 mil kilómetros, lo que ocurra primero. Controlá el nivel con el motor frío y el auto en un lugar plano.\n\nUsá solo el aceite de la especificación que indica la tapa. Mezclar aceites distintos reduce la protección del motor del {model}.',
  ],
  fuses: [
    'Fusibles',
    'La caja principal de fusibles está debajo del tablero, a la izquierda del volante; la otra, en el compartimiento del motor. Apagá el auto antes de cambiar un fusible.\n\nEl fusible F12 protege la toma de 12 V, el F21, los faros, y el F34, la pantalla. Cambialo siempre por uno del mismo amperaje.',
  ],
  media: [
    'Pantalla multimedia',
    'Deslizá el dedo de arriba hacia abajo para ver los accesos rápidos. Mantené apretado un ícono para cambiar el orden de la pantalla de inicio.\n\nLas actualizaciones llegan por internet. Instalalas con el {model} estacionado: la pantalla queda apagada hasta 20 minutos.',
  ],
  phone: [
    'Bluetooth y celular',
    'Para vincular el celular con el {model}, abrí Ajustes, Conexiones, Bluetooth y confirmá el código en los dos equipos.\n\nLa duplicación de la pantalla funciona con cable o sin él. Si se corta, borrá el auto de la lista del celular y volvé a vincularlo.',
  ],
  emergency: [
    'Emergencia',
    'Encendé las balizas, poné el triángulo a 30 metros y llamá a la asistencia 24 horas con el botón del techo o desde la aplicación.\n\nPara cambiar un neumático, usá el gato solo en los puntos marcados debajo del {model}. El auxilio temporal sirve hasta 80 km/h.',
  ],
  charging: [
    'Carga',
    'En casa, usá un tomacorriente exclusivo y con descarga a tierra. Del 20% al 80%, la carga rápida del {model} lleva unos 30 minutos.\n\nTodos los días, mantené la batería entre el 20% y el 80%. No uses alargues ni adaptadores.',
  ],
};

export const SECTIONS: Record<Language, Record<Topic, ManualSection>> = { 'pt-BR': PT, 'es-AR': ES };

/** The manuals of every model: part of their id, their title and their topics; only electric cars are charged. */
export const KINDS: readonly { id: string; title: Record<Language, string>; topics: readonly Topic[] }[] = [
  {
    id: 'owner',
    title: { 'pt-BR': 'Manual do proprietário', 'es-AR': 'Manual del propietario' },
    topics: ['start', 'panel', 'tyres', 'oil', 'fuses', 'phone', 'emergency', 'charging'],
  },
  {
    id: 'quick',
    title: { 'pt-BR': 'Guia de uso rápido', 'es-AR': 'Guía de uso rápido' },
    topics: ['start', 'panel', 'tyres', 'charging'],
  },
  {
    id: 'media',
    title: { 'pt-BR': 'Manual da central multimídia', 'es-AR': 'Manual de la pantalla multimedia' },
    topics: ['media', 'phone'],
  },
];

/** What the file of a manual says besides its sections. */
export const FILE_TEXTS = {
  'pt-BR': { contents: 'Índice', page: 'página', year: 'Ano-modelo' },
  'es-AR': { contents: 'Índice', page: 'página', year: 'Año modelo' },
} as const;
