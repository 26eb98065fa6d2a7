const pt = {
  choose: 'Escolher concessionária',
  change: 'Trocar concessionária',
  notLoaded: 'Não foi possível carregar a concessionária',
};

const es: typeof pt = {
  choose: 'Elegir concesionario',
  change: 'Cambiar concesionario',
  notLoaded: 'No se pudo cargar el concesionario',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
