export const messages = {
  heading: 'Foto de segurança',
  intro: 'Uma foto do seu rosto confirma que é você e protege a sua conta contra fraudes.',
  purpose: 'Entre na sua conta para fazer a foto de segurança.',
};
export type Messages = typeof messages;
