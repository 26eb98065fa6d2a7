import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Creación de cuenta',
  children: '<a href="/cuenta/nueva">Crear mi cuenta</a>',
  about:
    'Crea una cuenta, confirma el correo electrónico con un código e ingresa. No dice quién ya tiene cuenta.',
  attributes: {
    'login-url': 'Dirección del ingreso, para quien ya tiene cuenta.',
    'return-url': 'Adónde ir después, si la dirección de la página no lo dice (returnUrl).',
    'garage-url':
      'Dirección de la página con la cuenta o el garaje: después del alta, abre en ella el formulario del primer auto.',
    crm: 'Envía la cuenta también al CRM.',
  },
};
