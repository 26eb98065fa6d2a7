/**
 * What a visitor is told when something fails, in Portuguese: the documents' own words where they give them
 * (spec messages#words, validation#messages). Each is an export, so that a widget carries those it says. What happens
 * with each is behaviours.ts; Spanish is words.es-AR.ts.
 */

// Anything.
export const generic = 'Um erro ocorreu, tente novamente';
export const login = 'Ocorreu um erro, tente novamente';
export const process = 'Encontramos um erro no processo';
export const notLoaded = 'Não foi possível carregar as informações';
export const retry = 'Tentar novamente';
export const noResults = 'Não foram encontrados resultados';

// Contact and messaging.
export const contactFailed = 'FALHA AO ENVIAR MENSAGEM!';
export const contactSent = 'SUA MENSAGEM FOI ENVIADA!';
export const whatsappFailed = 'Falha ao iniciar conversa no WhatsApp';

// Prices, stock, payment, valuation.
export const priceUnavailable = 'Valor indisponível no momento';
export const noStock = 'NÃO HÁ ESTOQUE PARA O CARRO SELECIONADO';
export const paymentFailed = 'TIVEMOS UM PROBLEMA NO PAGAMENTO. Verifique seus dados, por favor.';
export const timeOver = 'TEMPO ESGOTADO';
export const valuationUnavailable = 'A avaliação não está disponível para este veículo';
export const comparisonUnavailable = 'O comparativo não está disponível para o prazo selecionado';

// Financing: the documents describe the last three, the words are ours.
export const proposalFailed = 'Ocorreu um erro ao enviar a proposta';
export const simulationUnavailable =
  'A simulação não está disponível no momento. Nenhum resultado foi encontrado.';
export const calculatorEmpty = 'Nenhum resultado foi encontrado para estes valores.';
export const proposalUnstable =
  'Estamos com instabilidade e sua proposta não foi enviada. Tente novamente mais tarde.';

// Places.
export const postalCodeUnknown = 'CEP NÃO ENCONTRADO';
export const locationDisabled =
  'A localização do navegador precisa estar ativada. Permita o acesso nas configurações do site ou busque de outra forma.';
export const noPlaceFound = 'Nenhum resultado encontrado';

// Photo: the documents give the first; the toast's words are ours.
export const faceNotFound = 'Face não encontrada';
export const photoNotRecognised = 'Não reconhecemos a foto. Procure um lugar iluminado e tente novamente.';

// Quotation save codes 001 to 006 (spec messages#quotation-codes): the documents describe them, the words are ours.
export const quotation001 = 'Autenticação inválida. Entre novamente para salvar a cotação.';
export const quotation002 = 'Esta cotação já foi registrada. É preciso reabrir a cotação.';
export const quotation003 = 'A cotação de origem não foi encontrada.';
export const quotation004 = 'Ocorreu um erro ao salvar a cotação.';
export const quotation005 = 'Ocorreu um erro ao salvar os produtos da cotação.';
export const quotation006 = 'Ocorreu um erro ao salvar os produtos relacionados.';

// Coupons and rewards: described by the documents, the words are ours.
export const couponUnavailable = 'Este cupom não está disponível.';
export const couponNeedsDownPayment = 'Cupom válido apenas para propostas com entrada.';
export const rewardsFailed = 'Não foi possível concluir o resgate. Tente mais tarde ou fale com o suporte.';

// Fields (spec validation#messages). Those the documents only describe are ours.
export const name = 'Digite um nome válido';
export const surname = 'Digite pelo menos um sobrenome';
export const cpf = 'CPF inválido';
export const cnpj = 'CNPJ inválido';
export const cpfOrCnpj = 'CPF/CNPJ inválido';
export const rg = 'RG inválido';
export const dni = 'DNI inválido';
export const email = 'Digite um e-mail válido';
export const emailOfHolder = 'O email não pode ser o mesmo do titular';
export const phone = 'Digite um telefone válido';
export const phoneMissing = 'Digite seu celular';
export const driverLicence = 'Número da CNH inválido';
export const driverLicenceExpired = 'CNH fora da data de validade';
export const driverLicenceCategory = 'Selecione a categoria da CNH';
export const birthday = 'Data de Nascimento inválida';
export const underage = 'Idade mínima 18 anos';
export const postalCode = 'O CEP não foi encontrado';
export const postalCodeMissing = 'Digite seu CEP';
export const place = 'Selecione sua cidade/estado';
export const consent = 'Selecione pelo menos uma das opções acima';
export const aboveZero = 'O número deve ser maior que 0';
export const occupation = 'O campo de profissão deve conter apenas letras';
export const gender = 'O campo Sexo é obrigatório';
export const civilState = 'O campo Estado Civil é obrigatório';
export const labourCardOfHolder = 'A carteira de trabalho não pode ser a mesma do titular';
export const cardNumber = 'Número do cartão inválido';
export const cardName = 'Digite o nome como está no cartão';
export const cardExpiry = 'Data de validade inválida';
export const cardCvv = 'Código de segurança inválido';
export const filesTooLarge = 'Arquivos excederam o tamanho máximo';
export const dealer = 'Selecione uma concessionária';
export const newPriceTooLow = 'O novo preço deve ser maior que o preço inicial';
export const passwordsDiffer = 'As senhas digitadas não são iguais';
export const passwordTooShort = 'A senha deve ter pelo menos 8 caracteres';
export const currentPasswordMissing = 'Digite sua senha atual';
