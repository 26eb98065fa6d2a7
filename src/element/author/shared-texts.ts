import type { Language } from '#domain/core/brands';

/** What authors read about the attributes of ../attributes/shared-attributes.ts. No widget loads it. */
export const sharedTexts: Record<Language, Readonly<Record<string, string>>> = {
  'pt-BR': {
    heading: 'Título; sem ele, o texto do próprio widget.',
    'privacy-url':
      'Endereço do aviso de privacidade; o link aparece junto ao formulário. Sem o atributo, não há link.',
    roles:
      'Papéis do login único, separados por espaços: a conta precisa ter um deles. Sem o atributo, serve qualquer papel da equipe.',
    dealer: 'Código da concessionária (idSiteGeo); o visitante então não escolhe a concessionária.',
    order: 'Código do pedido; sem ele, o do endereço da página (?order=).',
    'max-size': 'Tamanho máximo de um arquivo em megabytes.',
    'payment-url': 'Endereço da página em que se paga o pedido. Sem o atributo, não há esse link.',
    'documents-url': 'Endereço da página em que se enviam os documentos. Sem o atributo, não há esse link.',
    'photo-url': 'Endereço da página com vt-security-photo. Sem o atributo, não há esse link.',
    'welcome-kit-url': 'Endereço da página com vt-welcome-kit. Sem o atributo, não há esse link.',
    'contact-url':
      'Endereço da página com vt-lead-form, ou #lugar nesta página. Sem o atributo, não há esse link.',
    'brand-url':
      'Endereço da página de outra marca, para o carro que não é atendido aqui; {brand} vira o código dela, como peugeot. Sem o atributo, não há esse link.',
    origin: 'Origem do lead, para o CRM.',
    'sub-origin': 'Origem mais detalhada, para o CRM (SubOrigem__c).',
    'product-group': 'Grupo de produto, para o CRM.',
    count: 'Quantas ofertas aparecem de cada vez.',
    'plan-type': 'De quem são as condições: msc (montadora), ecom (venda on-line) ou offer (oferta).',
    'down-payment-step': 'Passo do controle da entrada, em pontos percentuais.',
  },
  'es-AR': {
    heading: 'Título; sin él, el texto del propio widget.',
    'privacy-url':
      'Dirección del aviso de privacidad; el enlace aparece junto al formulario. Sin el atributo, no hay enlace.',
    roles:
      'Roles del inicio de sesión único, separados por espacios: la cuenta tiene que tener uno. Sin el atributo, sirve cualquier rol del equipo.',
    dealer: 'Código del concesionario (idSiteGeo); el visitante entonces no elige el concesionario.',
    order: 'Código del pedido; sin él, el de la dirección de la página (?order=).',
    'max-size': 'Tamaño máximo de un archivo en megabytes.',
    'payment-url': 'Dirección de la página en la que se paga el pedido. Sin el atributo, no hay ese enlace.',
    'documents-url':
      'Dirección de la página en la que se envían los documentos. Sin el atributo, no hay ese enlace.',
    'photo-url': 'Dirección de la página con vt-security-photo. Sin el atributo, no hay ese enlace.',
    'welcome-kit-url': 'Dirección de la página con vt-welcome-kit. Sin el atributo, no hay ese enlace.',
    'contact-url':
      'Dirección de la página con vt-lead-form, o #lugar en esta página. Sin el atributo, no hay ese enlace.',
    'brand-url':
      'Dirección de la página de otra marca, para el auto que no se atiende acá; {brand} es su código, como peugeot. Sin el atributo, no hay ese enlace.',
    origin: 'Origen del lead, para el CRM.',
    'sub-origin': 'Origen más detallado, para el CRM (SubOrigem__c).',
    'product-group': 'Grupo de producto, para el CRM.',
    count: 'Cuántas ofertas aparecen cada vez.',
    'plan-type': 'De quién son las condiciones: msc (terminal), ecom (venta online) u offer (oferta).',
    'down-payment-step': 'Paso del control del anticipo, en puntos porcentuales.',
  },
};
