/** The library as it is, for comparison. */
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import type { CodeFormat, Frame } from '#widgets/barcode-scanner/decoder/frame';

const FORMATS: Readonly<Record<CodeFormat, BarcodeFormat>> = {
  code_39: BarcodeFormat.CODE_39,
  code_93: BarcodeFormat.CODE_93,
  codabar: BarcodeFormat.CODABAR,
  code_128: BarcodeFormat.CODE_128,
  itf: BarcodeFormat.ITF,
  qr_code: BarcodeFormat.QR_CODE,
  data_matrix: BarcodeFormat.DATA_MATRIX,
  pdf417: BarcodeFormat.PDF_417,
};

/** Reads a frame with the library's own reader of every format, "try harder" switched on; undefined without a result. */
export function readPlain({ pixels, width, height }: Frame, format: CodeFormat): string | undefined {
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [FORMATS[format]]],
    [DecodeHintType.TRY_HARDER, true],
  ]);
  try {
    const source = new RGBLuminanceSource(new Uint8ClampedArray(pixels), width, height);
    return new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText();
  } catch {
    return undefined;
  }
}
