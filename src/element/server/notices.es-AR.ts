export const notices = {
  form: 'El formulario todavía no cargó. Lo que completes queda acá, pero todavía no se puede enviar.',
  view: 'Esta parte de la página todavía no cargó.',
  pressed: 'El envío empieza en cuanto el formulario cargue.',
};
