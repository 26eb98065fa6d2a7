import PDF417Reader from '@zxing/library/es2015/core/pdf417/PDF417Reader';

export const reader = new PDF417Reader();
