const pt = {
  heading: 'Fale pelo WhatsApp',
  name: 'Nome',
  phone: 'Celular com WhatsApp',
  start: 'Iniciar conversa',
  starting: 'Iniciando…',
};

const es: typeof pt = {
  heading: 'Hablá por WhatsApp',
  name: 'Nombre',
  phone: 'Celular con WhatsApp',
  start: 'Iniciar conversación',
  starting: 'Iniciando…',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
