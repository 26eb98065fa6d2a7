const pt = {
  heading: 'Agendamento de test drive',
};

const es: typeof pt = {
  heading: 'Reserva de test drive',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
