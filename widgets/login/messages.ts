const pt = {
  heading: 'Entrar na sua conta',
  user: 'E-mail ou CPF',
  userArgentina: 'E-mail ou DNI',
  password: 'Senha',
  signIn: 'Entrar',
  signingIn: 'Entrando…',
  forgot: 'Esqueci a minha senha',
  signUp: 'Criar conta',
  or: 'ou',
  withProvider: 'Continuar com {provider}',
  inApp:
    'O navegador deste aplicativo não permite entrar com {provider}. No menu dele, toque em “Abrir no navegador” e entre por lá.',
};

const es: typeof pt = {
  heading: 'Ingresar a tu cuenta',
  user: 'Correo electrónico o CPF',
  userArgentina: 'Correo electrónico o DNI',
  password: 'Contraseña',
  signIn: 'Ingresar',
  signingIn: 'Ingresando…',
  forgot: 'Olvidé mi contraseña',
  signUp: 'Crear una cuenta',
  or: 'o',
  withProvider: 'Continuar con {provider}',
  inApp:
    'El navegador de esta aplicación no permite ingresar con {provider}. En su menú, tocá “Abrir en el navegador” e ingresá desde ahí.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
