const pt = {
  heading: 'Agendamento de serviço',
};

const es: typeof pt = {
  heading: 'Turno de servicio',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
