import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Garagem',
  children: '<a href="/entrar">Entrar para ver a minha garagem</a>',
  about:
    'Os carros que a pessoa tem, visitou e deseja. Os próprios entram pela placa ou pelo chassi; o carro configurado no site pode ser guardado. Os carros que a pessoa olha no configurador, no resumo e nas ofertas entram sozinhos entre os visitados, com o consentimento `analytics_storage` da página.',
  attributes: {
    lists:
      'As listas, na ordem em que aparecem: owned (próprios), visited (visitados), wanted (desejados). Sem o atributo, as três.',
    'configurator-url':
      'Endereço da página com o configurador: cada carro da marca leva a ele. Sem o atributo, não há esse link.',
  },
  events: { 'vt-garage-changed': 'Uma lista mudou: carro adicionado, removido ou feito principal.' },
  parts: { tabs: 'As abas das listas.', item: 'Um carro.', dialog: 'A pergunta antes de remover um carro.' },
};
