export const messages = {
  forbidden: 'Tu cuenta no tiene permiso para hacer esto. No se cambió nada.',
  unknown:
    'No sabemos si esto se hizo: se perdió la respuesta. La lista se actualizó; revisala antes de repetir.',
};
