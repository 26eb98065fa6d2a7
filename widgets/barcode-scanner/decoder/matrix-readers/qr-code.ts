import QRCodeReader from '@zxing/library/es2015/core/qrcode/QRCodeReader';

export const reader = new QRCodeReader();
