/** The quizzes' texts. */
export const QUIZ_TEXTS: Readonly<Record<string, string>> = {
  'Você dirige com segurança?': '¿Manejás con seguridad?',
  'De quanto em quanto tempo os pneus devem ser calibrados?':
    '¿Cada cuánto hay que controlar la presión de los neumáticos?',
  'Uma vez por ano': 'Una vez por año',
  'A cada 15 dias': 'Cada 15 días',
  'Só antes de viajar': 'Solo antes de viajar',
  'A pressão cai sozinha: confira a cada 15 dias, com os pneus frios.':
    'La presión baja sola: controlala cada 15 días, con los neumáticos fríos.',
  'Quando se troca o óleo do motor?': '¿Cuándo se cambia el aceite del motor?',
  'A cada 12 meses ou 10 mil km': 'Cada 12 meses o 10 mil km',
  'Só quando a luz acende': 'Solo cuando se enciende la luz',
  'A cada 50 mil km': 'Cada 50 mil km',
  'Vale o que vier primeiro: 12 meses ou 10 mil quilômetros.':
    'Vale lo que llegue primero: 12 meses o 10 mil kilómetros.',
  'Na chuva forte, o que fazer com a distância do carro da frente?':
    'Con lluvia fuerte, ¿qué hacés con la distancia al auto de adelante?',
  'Manter igual': 'La dejo igual',
  Reduzir: 'La reduzco',
  Dobrar: 'La duplico',
  'No molhado o carro precisa do dobro do espaço para parar.':
    'Con el piso mojado el auto necesita el doble de espacio para parar.',
  'De que comunidade você participa?': '¿De qué comunidad participás?',
  'Seu e-mail para receber o resultado': 'Tu correo para recibir el resultado',
  'Seu celular': 'Tu celular',
  'Quando foi a sua última revisão?': '¿Cuándo fue tu último service?',
  'Uma foto do painel': 'Una foto del tablero',
  'Que dica você daria a quem está começando a dirigir?': '¿Qué consejo le darías a quien empieza a manejar?',
  'Qual combina com você?': '¿Cuál va con vos?',
  'Onde você roda mais?': '¿Por dónde andás más?',
  'Na cidade': 'Por la ciudad',
  'Na terra': 'Por la tierra',
  'Quantas pessoas vão com você?': '¿Cuántas personas van con vos?',
  'Vou só': 'Voy solo',
  'Duas ou três': 'Dos o tres',
  'A família toda': 'Toda la familia',
  'O que você leva para a terra?': '¿Qué llevás a la tierra?',
  Barraca: 'Carpa',
  Reboque: 'Tráiler',
};
