/** What a visitor is told when something fails, in Spanish: the names are those of words.ts. */

// Anything.
export const generic = 'Ocurrió un error, intentá de nuevo';
export const login = 'Ocurrió un error al ingresar, intentá de nuevo';
export const process = 'Encontramos un error en el proceso';
export const notLoaded = 'No se pudo cargar la información';
export const retry = 'Intentar de nuevo';
export const noResults = 'No se encontraron resultados';

// Contact and messaging.
export const contactFailed = '¡NO SE PUDO ENVIAR EL MENSAJE!';
export const contactSent = '¡TU MENSAJE FUE ENVIADO!';
export const whatsappFailed = 'No se pudo iniciar la conversación en WhatsApp';

// Prices, stock, payment, valuation.
export const priceUnavailable = 'Valor no disponible en este momento';
export const noStock = 'NO HAY STOCK PARA EL AUTO ELEGIDO';
export const paymentFailed = 'TUVIMOS UN PROBLEMA CON EL PAGO. Verificá tus datos, por favor.';
export const timeOver = 'TIEMPO AGOTADO';
export const valuationUnavailable = 'La tasación no está disponible para este vehículo';
export const comparisonUnavailable = 'La comparación no está disponible para el plazo elegido';

// Financing: the documents describe the last three, the words are ours.
export const proposalFailed = 'Ocurrió un error al enviar la propuesta';
export const simulationUnavailable =
  'La simulación no está disponible en este momento. No se encontró ningún resultado.';
export const calculatorEmpty = 'No se encontró ningún resultado para estos valores.';
export const proposalUnstable =
  'El servicio está inestable y tu propuesta no se envió. Intentá de nuevo más tarde.';

// Places.
export const postalCodeUnknown = 'CÓDIGO POSTAL NO ENCONTRADO';
export const locationDisabled =
  'La ubicación del navegador debe estar activada. Permití el acceso en la configuración del sitio o buscá de otra forma.';
export const noPlaceFound = 'No se encontró ningún resultado';

// Photo: the documents give the first; the toast's words are ours.
export const faceNotFound = 'No se encontró un rostro';
export const photoNotRecognised = 'No reconocimos la foto. Buscá un lugar iluminado e intentá de nuevo.';

// Quotation save codes 001 to 006 (spec messages#quotation-codes): the documents describe them, the words are ours.
export const quotation001 = 'Autenticación inválida. Ingresá de nuevo para guardar la cotización.';
export const quotation002 = 'Esta cotización ya fue registrada. Hay que reabrir la cotización.';
export const quotation003 = 'No se encontró la cotización de origen.';
export const quotation004 = 'Ocurrió un error al guardar la cotización.';
export const quotation005 = 'Ocurrió un error al guardar los productos de la cotización.';
export const quotation006 = 'Ocurrió un error al guardar los productos relacionados.';

// Coupons and rewards: described by the documents, the words are ours.
export const couponUnavailable = 'Este cupón no está disponible.';
export const couponNeedsDownPayment = 'Cupón válido solo para propuestas con anticipo.';
export const rewardsFailed = 'No fue posible completar el canje. Intentá más tarde o comunicate con soporte.';

// Fields (spec validation#messages). Those the documents only describe are ours.
export const name = 'Ingresá un nombre válido';
export const surname = 'Ingresá al menos un apellido';
export const cpf = 'CPF inválido';
export const cnpj = 'CNPJ inválido';
export const cpfOrCnpj = 'CPF/CNPJ inválido';
export const rg = 'RG inválido';
export const dni = 'DNI inválido';
export const email = 'Ingresá un correo electrónico válido';
export const emailOfHolder = 'El correo electrónico no puede ser el mismo que el del titular';
export const phone = 'Ingresá un teléfono válido';
export const phoneMissing = 'Ingresá tu celular';
export const driverLicence = 'El número de licencia no es válido';
export const driverLicenceExpired = 'La licencia está vencida';
export const driverLicenceCategory = 'Elegí la categoría de la licencia';
export const birthday = 'La fecha de nacimiento no es válida';
export const underage = 'La edad mínima es 18\u00a0años';
export const postalCode = 'No encontramos el código postal';
export const postalCodeMissing = 'Ingresá tu código postal';
export const place = 'Elegí tu localidad y provincia';
export const consent = 'Elegí al menos una de las opciones anteriores';
export const aboveZero = 'El número debe ser mayor que 0';
export const occupation = 'La profesión debe tener solo letras';
export const gender = 'El campo Sexo es obligatorio';
export const civilState = 'El campo Estado civil es obligatorio';
export const labourCardOfHolder = 'La libreta de trabajo no puede ser la misma que la del titular';
export const cardNumber = 'El número de tarjeta no es válido';
export const cardName = 'Ingresá el nombre como figura en la tarjeta';
export const cardExpiry = 'La fecha de vencimiento no es válida';
export const cardCvv = 'El código de seguridad no es válido';
export const filesTooLarge = 'Los archivos superan el tamaño máximo';
export const dealer = 'Elegí un concesionario';
export const newPriceTooLow = 'El nuevo precio debe ser mayor que el precio inicial';
export const passwordsDiffer = 'Las contraseñas ingresadas no coinciden';
export const passwordTooShort = 'La contraseña debe tener al menos 8 caracteres';
export const currentPasswordMissing = 'Ingresá tu contraseña actual';
