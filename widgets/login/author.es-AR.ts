import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Ingreso a la cuenta',
  children: '<a href="/ingresar">Ingresar a mi cuenta</a>',
  about:
    'Ingreso con contraseña o con la cuenta de otro sitio. Quien ya ingresó ve su nombre y cómo salir. Los otros widgets de la página que necesitan una cuenta llevan hasta acá.',
  attributes: {
    providers:
      'Otros sitios para ingresar, separados por espacios, como los llama la cuenta única: google apple. Sin el atributo, ninguno.',
    'signup-url': 'Dirección en la que se crea la cuenta.',
    'password-url': 'Dirección en la que se crea una contraseña nueva.',
    'account-url': 'Dirección del área de la cuenta, para quien ya ingresó.',
    'return-url':
      'Adónde ir después de ingresar, si la dirección de la página no lo dice (returnUrl). Sin él, la persona se queda en esta página.',
  },
};
