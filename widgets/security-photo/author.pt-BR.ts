import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Foto de segurança',
  children: '<a href="/ajuda">Fale com a gente</a>',
  about:
    'Tira, com a câmera do celular, a foto de segurança de quem entrou; o serviço procura um rosto nela. Em outros aparelhos, explica e mostra um QR code que abre a página no celular. Se o site envia Permissions-Policy, ela precisa permitir a câmera.',
  attributes: {
    'phone-url':
      'Endereço que o QR code abre no celular; sem ele, o desta página, sem o que vem depois de "?" e "#".',
    'help-url': 'Endereço de ajuda para quem não teve a foto aceita.',
  },
  events: { 'vt-security-photo-accepted': 'O serviço encontrou um rosto na foto.' },
  parts: { camera: 'A imagem da câmera ou a foto, a orientação e os botões.', button: 'Um botão.' },
};
