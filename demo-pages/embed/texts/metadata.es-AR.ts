import type { metadata as pt } from './metadata.pt-BR';

export const metadata: typeof pt = {
  brand: 'Marca de la página. Define los colores, las esquinas y las respuestas de los servicios.',
  country: 'País de la página. Define los documentos, los teléfonos, la moneda y los servicios.',
  language: 'Idioma de los textos. Sin la etiqueta, o con otro idioma, pt-BR.',
  market: 'Mercado que se usa en las consultas de precio. Sin la etiqueta, el del país.',
  'allowed-hosts':
    'Hosts de los que puede venir el código y a los que pueden ir las llamadas, además del propio sitio: cdn.ejemplo *.marca.ejemplo. Sin la etiqueta, cualquiera. Escribila en el head, antes de las que limita.',
  mode: 'Con author, un widget que no puede funcionar muestra, en su propio lugar, qué falta y cómo corregirlo.',
  'cache-ttl': 'Tiempo durante el cual vale la localidad elegida. Sin la etiqueta, 4 horas.',
  'location-provider': 'Proveedor que encuentra direcciones y posiciones.',
  'aws-key': 'Clave del proveedor de ubicación AWS.',
  'aws-region': 'Región del proveedor de ubicación AWS.',
  'lead-client-id': 'Identificación del cliente en el servicio de leads.',
  'lead-client-secret': 'Secreto del cliente en el servicio de leads. Es público, como toda la página.',
  'idempotency-header':
    'Nombre del encabezado en el que leads, conversaciones y propuestas envían una clave, la misma en cada nuevo intento. Sin la etiqueta, ninguno. El servicio tiene que aceptar el encabezado (CORS).',
  wire: 'Dirección de un archivo JSON con los nombres que los servicios de la marca dan a rutas, consultas, encabezados y campos: https, o una ruta del propio sitio. Sin la etiqueta, los nombres de la biblioteca. Para desarrolladores.',
  'postal-service': 'Proveedor que se consulta primero para un código postal.',
  'public-lookup': 'Proveedor que se consulta cuando el primero no encuentra el código postal.',
  'map-tiles':
    'Dirección de las imágenes del mapa de concesionarios, con {z}, {x} e {y}: https, o una ruta del propio sitio. Sin la etiqueta, solo la lista, sin mapa. Si el sitio envía Content-Security-Policy, agregá el origen a img-src.',
  'map-attribution':
    'Crédito que se muestra sobre el mapa, como © OpenStreetMap. Es texto: no acepta HTML. La mayoría de los proveedores de mapas exige uno.',
  'face-detector':
    'Carpeta con el modelo blaze_face_short_range.tflite, de MediaPipe, que ayuda a encuadrar el rostro en la foto de seguridad; la biblioteca trae el resto. Es el que Google publica con metadatos: el del paquete @mediapipe/face_detection no sirve. Termina en "/". Con la cámara abierta, el visitante descarga entre 3 y 4 MB, pero no con una red lenta o con ahorro de datos. Sin la etiqueta, o si no carga, la foto se saca sin esa ayuda. Si el sitio envía Content-Security-Policy, agregá \'wasm-unsafe-eval\' a script-src, y el origen de la carpeta y el de la biblioteca a connect-src.',
  'card-frame':
    'El camino para recibir una tarjeta nueva: dirección del marco en el que la empresa de las tarjetas muestra sus propios campos, en otro origen. El número no pasa por esta página (PCI DSS: SAQ A). Con la etiqueta, una tarjeta nueva solo se escribe en ese marco, en el pago y en la billetera. Si el sitio envía Content-Security-Policy, agregá el origen a frame-src.',
  'card-provider':
    'La excepción, para una empresa de tarjetas sin marco: dirección que recibe la tarjeta nueva de un pago, escrita en los campos de la biblioteca, con un token que vale una vez. Cualquier script de la página podría leer esos campos (PCI DSS: como mínimo SAQ A-EP). Sin esta etiqueta y sin card-frame, se paga con las tarjetas de la billetera. Si el sitio envía Content-Security-Policy, agregá el origen a connect-src.',
  'cookie-domain': 'Dominio de las cookies. Sin la etiqueta, el más amplio que acepte el navegador.',
  'page-parameters':
    'Nombres de parámetros de la dirección que eligen la página, como auto, seccion: los enlaces que los widgets crean hacia ella los conservan. Los más comunes (page_id, p, Itemid, option, view, lang…) y los del enlace canonical ya se conservan; campañas y datos personales, nunca.',
  'session-cookie': 'Cookie de la sesión del visitante. Sin la etiqueta, vitrine_session.',
  'identity-cookie': 'Cookie de la identidad del visitante. Sin la etiqueta, vitrine_identity.',
  'sign-in':
    'Dirección de la página en la que el visitante ingresa a su cuenta. {return} se reemplaza por la dirección de regreso; sin él, la dirección va en returnUrl. Un <vt-login> en la página tiene prioridad.',
  'sign-on-host':
    'Servidor del inicio de sesión único de la marca, que reciben las promociones y las regiones; {brand} es el código de la marca. Sin la etiqueta, el del servicio auth.',
  'offer-context': 'Identificación de la oferta de la página, para los servicios que la piden.',
  'workstatement-context':
    'Identificación del contrato de trabajo de la página, para los servicios que la piden.',
  consent:
    'Consentimientos que exige la página: analytics_storage para la capa de datos, las estadísticas y los informes, ad_storage para el código del clic en anuncios y la campaña. Sin la etiqueta, ninguno.',
  'lead-report-token':
    'Con on, el aviso de un lead a las estadísticas lleva el token de la sesión también en el cuerpo, para un servicio que no lo lee del encabezado. Sin la etiqueta, solo en el encabezado.',
  'data-layer':
    'Nombre de la variable global que recibe los hechos: una lista con push o una función. Sin la etiqueta, dataLayer.',
  report:
    'Dirección que recibe un informe de cada visita seguida: tiempos, fallas y lentitud de los widgets, sin datos del visitante y sin cookies. https, o una ruta del propio sitio. Sin la etiqueta, ninguno. Si consent contiene analytics_storage, solo después del consentimiento. Si el sitio envía Content-Security-Policy, agregá el origen a connect-src.',
  'report-sample':
    'Parte de las visitas que envía el informe, de 0 a 1. Sin la etiqueta, 0.1 (una de cada diez).',
  'cpf-cnpj-in-lead': 'Con on, el campo CPF del lead también acepta un CNPJ.',
  'address-validation':
    'Con on, el formulario del lead también pide la dirección y la verifica con el código postal.',
  'lead-without-cpf':
    'Dónde se puede enviar el lead sin CPF: en ningún lugar, en todos, o en las ciudades y concesionarios de la lista.',
};
