const pt = {
  heading: 'Conte para a gente',
  headings: {
    'owner-opinion': 'Sua opinião sobre a compra',
    delivery: 'A entrega do seu carro',
    complaint: 'Reclamação',
  } as Record<string, string>,
};

const es: typeof pt = {
  heading: 'Contanos',
  headings: {
    'owner-opinion': 'Tu opinión sobre la compra',
    delivery: 'La entrega de tu auto',
    complaint: 'Reclamo',
  },
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
