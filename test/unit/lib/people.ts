/** An address that every form takes. */
export const ADDRESS = {
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  homeNumber: '1000',
  neighborhood: 'Bela Vista',
  cityName: 'São Paulo',
  stateCode: 'SP',
};

/** What a form that asks for one says where nothing is written (spec validation#messages). */
export const NO_ADDRESS = {
  postalCode: 'Digite seu CEP',
  street: 'Digite sua rua',
  homeNumber: 'Digite o número',
  neighborhood: 'Digite seu bairro',
  cityName: 'Selecione sua cidade/estado',
  stateCode: 'Selecione sua cidade/estado',
};

/** Somebody single whom the register takes; birthday and occupation are each test's own. */
export const PROPOSER = {
  name: 'Joana Prado',
  email: 'joana@correio.example',
  phone: '(11) 95550-0101',
  cpf: '123.456.789-09',
  motherName: 'Marta Prado',
  civilState: 'SINGLE',
  salary: '4.321,09',
  ...ADDRESS,
};
