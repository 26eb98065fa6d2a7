/** The labels of an address's fields, for the fields and for error summaries. */
export const addressLabels = {
  'pt-BR': {
    street: 'Rua',
    homeNumber: 'Número',
    complement: 'Complemento',
    neighborhood: 'Bairro',
    cityName: 'Cidade',
    stateCode: 'Estado',
    province: 'Província',
    optional: '(opcional)',
  },
  'es-AR': {
    street: 'Calle',
    homeNumber: 'Número',
    complement: 'Piso, departamento',
    neighborhood: 'Barrio',
    cityName: 'Localidad',
    stateCode: 'Estado',
    province: 'Provincia',
    optional: '(opcional)',
  },
};
