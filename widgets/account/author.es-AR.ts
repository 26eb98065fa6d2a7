import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Mi cuenta',
  children: '<a href="/ingresar">Ingresar a mi cuenta</a>',
  about:
    'El área de quien ingresó: datos, dirección, concesionario, autos, pedidos, vouchers, tarjetas y contraseña, una sección por vez, y los sitios de los beneficios. Otras secciones entran con <template data-section="nombre" data-label="Título"> dentro del tag.',
  attributes: {
    sections:
      'Las secciones, en el orden en que aparecen: personal-data (datos personales), address (dirección), dealer (concesionario), garage (autos), orders (pedidos), vouchers, card-wallet (tarjetas), password (contraseña). Sin el atributo, todas.',
    'configurator-url':
      'Dirección de la página con el configurador, para la sección de los autos. Sin el atributo, no hay ese enlace.',
    'payment-url':
      'Dirección de la página en la que se paga un pedido, para la sección de los pedidos. Sin el atributo, no hay ese enlace.',
    'documents-url':
      'Dirección de la página en la que se envían los documentos de un pedido. Sin el atributo, no hay ese enlace.',
    'photo-url':
      'Dirección de la página con vt-security-photo, para la sección de los pedidos. Sin el atributo, no hay ese enlace.',
    'welcome-kit-url':
      'Dirección de la página con vt-welcome-kit, para la sección de los pedidos. Sin el atributo, no hay ese enlace.',
    'gift-url':
      'Dirección de la página con vt-rewards, en la que se recibe un voucher regalado. Sin el atributo, no se regala.',
    'discount-club':
      'Código del club de descuentos, que la persona abre ya dentro de la cuenta. Sin el atributo, no aparece.',
    eper: 'Muestra el catálogo electrónico de repuestos (ePER), que la persona abre ya dentro de la cuenta.',
    rewards: 'Muestra el sitio de las recompensas, que la persona abre ya dentro de la cuenta.',
  },
};
