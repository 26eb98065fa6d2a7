/** What the ranking says. */
const pt = {
  none: 'Ainda não há ninguém no ranking.',
  noMember: 'O ranking é de quem participa do programa.',
  loading: 'Carregando a página {page}…',
};

const es: typeof pt = {
  none: 'Todavía no hay nadie en el ranking.',
  noMember: 'El ranking es de quienes participan del programa.',
  loading: 'Cargando la página {page}…',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
