const pt = {
  heading: 'Recompensas',
  purpose: 'Entre na sua conta para ver e resgatar as recompensas.',
  giftPurpose: 'Você abriu o link de um presente. Entre na sua conta para ver e receber.',
};

const es: typeof pt = {
  heading: 'Recompensas',
  purpose: 'Ingresá a tu cuenta para ver y canjear las recompensas.',
  giftPurpose: 'Abriste el enlace de un regalo. Ingresá a tu cuenta para verlo y recibirlo.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
