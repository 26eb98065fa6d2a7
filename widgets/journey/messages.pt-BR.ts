export const messages = {
  heading: 'Conte para a gente',
  headings: {
    'owner-opinion': 'Sua opinião sobre a compra',
    delivery: 'A entrega do seu carro',
    complaint: 'Reclamação',
  } as Record<string, string>,
};
export type Messages = typeof messages;
