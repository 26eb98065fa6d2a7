/** Spanish for the texts of the owners' hub: products, deliveries and warranties. */
const SPANISH: Readonly<Record<string, string>> = {
  'Tapetes de borracha': 'Alfombras de goma',
  'Jogo com quatro peças sob medida.': 'Juego de cuatro piezas a medida.',
  'Engate removível': 'Enganche desmontable',
  'Homologado, com chicote e tomada.': 'Homologado, con cableado y ficha.',
  'Bagageiro de teto': 'Portaequipajes de techo',
  'Alumínio, até 75 kg.': 'De aluminio, hasta 75 kg.',
  'Câmera de ré': 'Cámara de retroceso',
  'Imagem na central multimídia.': 'Imagen en la pantalla central.',
  'Troca de óleo e filtro': 'Cambio de aceite y filtro',
  'Com óleo original e mão de obra.': 'Con aceite original y mano de obra.',
  'Garantia estendida 12 meses': 'Garantía extendida de 12 meses',
  'Um ano a mais, sem limite de chamados.': 'Un año más, sin límite de consultas.',
  'Pacote de três revisões': 'Paquete de tres services',
  'Peças e mão de obra do plano.': 'Repuestos y mano de obra del plan.',
  'Inspeção de entrega': 'Inspección de entrega',
  'Limpeza e polimento': 'Limpieza y pulido',
  'Documentos conferidos': 'Documentos revisados',
  'Apresentação do veículo': 'Presentación del vehículo',
  'Primeiro contato após a entrega': 'Primer contacto después de la entrega',
  'Garantia de fábrica': 'Garantía de fábrica',
  Bateria: 'Batería',
  'Corrosão da carroceria': 'Corrosión de la carrocería',
  Chassi: 'Chasis',
  Plano: 'Plan',
  Vigência: 'Vigencia',
  'Termo de garantia': 'Condiciones de la garantía',
  'A garantia cobre defeitos de fabricação e de material, desde que as revisões estejam em dia.':
    'La garantía cubre defectos de fabricación y de material, con los services al día.',
  'Itens de desgaste natural seguem o prazo do manual do proprietário.':
    'Las piezas de desgaste natural siguen el plazo del manual del propietario.',
};

/** Returns a text in Spanish; one without a translation as it is. */
export const inSpanish = (text: string): string => SPANISH[text] ?? text;
