import Ajv from 'ajv/dist/2020';
import type { OpenApiDocument } from '#scripts/openapi/documents';

/** Returns what tells whether a value is as a schema of the document says. */
export function validatorsOf({
  components,
}: OpenApiDocument): (schema: object) => (value: unknown) => boolean {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'document', components });
  const at = (schema: unknown): unknown =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));
  return (schema) => {
    const validate = ajv.compile(at(schema) as object);
    return (value) => validate(value) === true;
  };
}
