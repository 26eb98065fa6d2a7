/** What has to be said of a main job: facts such as a price, a name and a state, not the reader's sentences. */

type Fact = string | RegExp;

type Facts = Readonly<Record<string, Readonly<Record<number, readonly Fact[]>>>>;

/**
 * By tag, the facts of the job's steps: those of a step in their order, a list for each step by its number from 1. A step that only
 * moves, or that the page does by itself, has none.
 */
export const FACTS: Facts = {
  'vt-account': { 3: ['Minha garagem título'] },
  'vt-barcode-scanner': { 1: ['Chassi lido'] },
  'vt-benefits': { 3: ['Benefício resgatado'] },
  'vt-car-image': {},
  'vt-car-rating': { 1: [/Valor estimado.* [\d.]+ reais/] },
  'vt-card-wallet': {
    2: ['Incluir cartão.'],
    3: ['Mastercard', /Mastercard final 4444|adicionado|incluído/],
  },
  'vt-catalogue-admin': { 2: ['Ordenar modelos.'], 3: [/posição 2 de 7/, /2 gravadas, 0 com falha/] },
  'vt-configurator': { 2: ['Resumo título'], 3: [/PDF baixado: fiat-argo.*\.pdf/] },
  'vt-configurator-summary': { 2: [/PDF baixado: fiat-argo.*\.pdf/] },
  'vt-contact-form': { 1: ['Recebemos sua mensagem'] },
  'vt-coupon': { 1: [/Cupom VITRINE24FIAT1 aplicado\. Desconto de [\d.]+ reais/] },
  'vt-coupon-admin': {
    2: [
      /Liberar todos os usos do cupom cup-of-jeep-1-48 para o CPF .*Não é possível desfazer/,
      /1 uso do cupom cup-of-jeep-1-48 .* foi liberado/,
    ],
  },
  'vt-dealer-admin': {
    2: [/Bloquear Araucária .*\? Ela sai de todas as buscas/],
    3: [/Araucária .* foi bloqueada/],
  },
  'vt-dealer-checkin': {
    1: ['Você está em Jequitibá Fiat'],
    2: ['Check-in feito em'],
    3: ['Atendente chamado'],
  },
  'vt-dealer-finder': { 1: ['5 concessionárias em Belo Horizonte, MG'] },
  'vt-dealer-review': { 3: ['Recebemos sua opinião'] },
  'vt-document-upload': { 2: ['Enviando cnh.pdf', /Faltam 2 documentos/] },
  'vt-employee-purchase': {
    2: ['Escolha o carro'],
    3: ['Confira o carro'],
    4: [/79\.042(,00| reais)/, 'Carro reservado'],
  },
  'vt-event-admin': {
    2: [/Remover Eduardo Quadros Saldanha do evento\? .*não é possível desfazer/],
    3: ['não participa mais do evento'],
  },
  'vt-events': { 3: ['Inscrição confirmada'] },
  'vt-funding-flow': {
    1: ['Comparar modalidades.'],
    2: ['Seus dados de contato'],
    3: ['5 concessionárias em São Paulo, SP', /Simul|Monte/],
    4: ['Dados pessoais'],
    5: ['Revise e envie a proposta'],
    7: [/proposta/],
  },
  'vt-game': { 2: ['O seu resultado de hoje'] },
  'vt-garage': {},
  'vt-go-back': {},
  'vt-hub-menu': {},
  'vt-identity-validation': { 2: ['Código no celular'] },
  'vt-installment-calculator': {
    1: [/36 parcelas de (R\$ 2\.011,28|2\.011 reais e 28)/, /entrada de (R\$ 30\.000,00|30\.000 reais)/],
  },
  'vt-integration-errors': { 3: ['Informar erro.'], 4: [/Erro ERR-\d+ informado/] },
  'vt-journey': { 1: ['Suas respostas'], 2: ['Confira e envie'], 3: ['Recebemos o seu relato'] },
  'vt-lead-form': { 2: ['Recebemos seus dados'] },
  'vt-location-selector': { 1: ['Escolha sua cidade'], 2: ['São Paulo, SP'] },
  'vt-login': { 1: ['Olá, Ana'] },
  'vt-loyalty': { 2: ['Boas-vindas ao'], 3: ['Medalha conquistada: Pé na trilha'] },
  'vt-loyalty-ranking': {},
  'vt-loyalty-subscription': {
    2: ['Assinar o plano Completo.'],
    3: [
      /Visa (final 1792|final 1 7 9 2)/,
      /Assinar por (R\$ 59,90|59 reais e 90 centavos) por mês/,
      'Assinatura confirmada',
    ],
  },
  'vt-maintenance-admin': { 2: [/Traduções de Outros \(\d/], 3: ['Tradução de Outros'] },
  'vt-maintenance-simulator': { 1: ['Revisões: Argo Drive 1.0 2026'], 2: ['Agendamento da 2ª revisão'] },
  'vt-manual-admin': { 3: ['Novo manual.'], 4: ['Manual Guia salvo.'] },
  'vt-manuals': { 3: ['Manual do proprietário Argo 2026'], 4: ['O PDF foi baixado.'] },
  'vt-mopar-offers': { 1: ['Troca de óleo e filtro título'] },
  'vt-offer-admin': { 2: [/despublicada\./] },
  'vt-offers': { 1: ['Fiat Argo Drive 1.0 2026 com condições de fábrica título'] },
  'vt-order-timeline': { 2: ['Situação atualizada'] },
  'vt-orders': {
    2: ['Mobi Way 1.0, Vermelho Montecarlo com teto Preto Vulcano, 2026 título'],
    3: [/Cancelar o pedido \d+\? .*não pode ser desfeito/],
    4: ['Cancelamento solicitado.'],
  },
  'vt-password': { 1: ['ana.nogueira@correio.example'] },
  'vt-polls': { 2: ['Seu voto foi registrado.'] },
  'vt-promotion': { 3: ['Você está participando'], 5: [/QR code contado/] },
  'vt-promotion-admin': { 2: ['Nova promoção.'], 3: ['Promoção Natal 2026 salva.'] },
  'vt-qr-code': {},
  'vt-quiz': {
    2: ['Onde você roda mais?'],
    3: ['Quantas pessoas vão com você?'],
    4: ['Obrigado por responder', /respostas foram salvas/],
  },
  'vt-quotation': {
    2: [/Preço ao cliente [\d.]+ reais/],
    4: ['Proposta de um carro do estoque'],
    5: [/Cotação Q\d+ salva no CRM/],
  },
  'vt-recall-admin': {
    2: ['Veículo região'],
    3: [/Criar a atualização da campanha RC-1226\? .*não pode ser desfeita/],
    4: [/Atualização SW-\d+ criada/],
  },
  'vt-recall-search': { 1: ['Cronos Attractive 1.4 2026'], 2: ['expandido'], 3: ['Agendar o reparo região'] },
  'vt-region-admin': { 2: ['Nova região.'], 3: ['Região Litoral salva.'] },
  'vt-rental-interest': { 1: ['Recebemos o interesse da sua empresa'] },
  'vt-rental-offers': { 1: ['Fiat Argo Drive 1.0 2026 por assinatura'] },
  'vt-rental-proposals': { 2: ['Argo Drive 1.0 título'], 3: ['Resumo baixado.'] },
  'vt-rental-registration': { 2: ['Dados do cadastro'], 3: [/Cadastro de locação (salvo|atualizado)/] },
  'vt-repairman': { 2: ['Editar meus dados.'], 3: ['Seus dados foram salvos.'] },
  'vt-reservation': {
    2: ['Escolha a concessionária e confirme'],
    3: ['Como você quer pagar?'],
    4: ['Aguardando o pagamento'],
  },
  'vt-rewards': {
    2: [/Resgatar Boné da comunidade\? Serão descontados 600 pontos/],
    3: ['Resgate concluído'],
  },
  'vt-security-photo': { 3: ['A sua foto foi aceita'] },
  'vt-service-scheduling': { 1: ['Sua visita está agendada'] },
  'vt-signup': { 1: ['Confirme o seu e-mail'] },
  'vt-test-drive': { 1: ['Recebemos sua solicitação'] },
  'vt-trade-in': { 1: [/Valor estimado.* [\d.]+ reais/] },
  'vt-user-data': {},
  'vt-version-comparator': {},
  'vt-vouchers': {
    2: ['Gerar o próximo voucher?'],
    3: ['Voucher fidelidade'],
    4: ['Voucher de boas-vindas.'],
  },
  'vt-warranty': { 5: ['Parcelas dos produtos escolhidos'] },
  'vt-welcome-kit': { 2: ['O endereço do kit foi salvo'] },
  'vt-whatsapp': {},
  'vt-working-price': { 2: [/135\.000(,00| reais)/, '1 alteração não salva.'], 3: ['1 alteração salva.'] },
};

/** The same in Spanish, of one tag in four: those whose jobs are done in either language. */
export const SPANISH: Facts = {
  'vt-catalogue-admin': { 3: [/posición 2 de 7/, /2 grabadas, 0/] },
  'vt-coupon-admin': { 2: [/cup-of-jeep-1-48 .*No se puede deshacer/, /1 uso del cup/] },
  'vt-dealer-admin': { 2: [/¿Bloquear Araucária/] },
  'vt-employee-purchase': { 2: ['Elegí el auto'], 3: ['Revisá el auto'], 4: ['Auto reservado'] },
  'vt-event-admin': {
    2: [/¿Quitar a .* del evento\? .*no se puede deshacer/],
    3: ['ya no participa en el evento'],
  },
  'vt-integration-errors': { 3: ['Informar error.'], 4: [/Se informó el error ERR-\d+/] },
  'vt-loyalty': { 3: ['Medalla ganada: Pie en la huella'] },
  'vt-maintenance-admin': { 3: ['Traducción de Outros'] },
  'vt-manual-admin': { 3: ['Nuevo manual.'], 4: ['Se guardó el manual Guia.'] },
  'vt-promotion-admin': { 2: ['Nueva promoción.'], 3: ['Se guardó la promoción Natal 2026.'] },
  'vt-quotation': { 5: [/Cotización Q\d+ guardada en el CRM/] },
  'vt-recall-admin': { 3: [/¿Crear la actualización de la campaña/], 4: ['Se creó la actualización'] },
  'vt-recall-search': { 1: ['Cronos Attractive 1.4 2026'], 3: ['Pedir turno para la reparación'] },
  'vt-region-admin': { 2: ['Nueva región.'], 3: ['Se guardó la región Litoral.'] },
  'vt-repairman': { 2: ['Editar mis datos.'], 3: ['Se guardaron tus datos.'] },
  'vt-working-price': { 2: ['1 cambio sin guardar.'], 3: ['Se guardó 1 cambio.'] },
};
