import { DealerField } from '#features/dealer/picker/DealerField';
import { useFormDealer } from '#features/dealer/picker/use-form-dealer';

/** Whose opinions are shown, and the choice of another dealer; the author's is not changed. */
export function ReviewedDealer({ authored }: { authored: string }) {
  return <DealerField name="review-dealer" dealer={useFormDealer(authored)} />;
}
