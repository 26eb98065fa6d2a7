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
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
