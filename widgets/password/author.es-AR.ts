import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Contraseña de la cuenta',
  children: '<a href="/contrasena">Crear una contraseña nueva</a>',
  about:
    'Contraseña nueva con el código del correo electrónico, cambio de la contraseña de quien ya ingresó, o primera contraseña de una cuenta abierta por otra persona. No dice qué cuentas existen.',
  attributes: {
    mode: 'forgot crea una contraseña nueva con el código del correo electrónico; change cambia la de quien ya ingresó; first crea la primera de una cuenta abierta por otra persona.',
    'login-url': 'Dirección del ingreso, para usar la contraseña nueva.',
  },
};
