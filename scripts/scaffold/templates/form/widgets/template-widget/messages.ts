const pt = {
  heading: 'Fale com a gente',
  name: 'Nome completo',
  email: 'E-mail',
  message: 'Mensagem',
  send: 'Enviar',
  sending: 'Enviando…',
};

const es: typeof pt = {
  heading: 'Hablá con nosotros',
  name: 'Nombre y apellido',
  email: 'Correo electrónico',
  message: 'Mensaje',
  send: 'Enviar',
  sending: 'Enviando…',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
