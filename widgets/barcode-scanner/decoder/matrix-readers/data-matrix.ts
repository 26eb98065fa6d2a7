import DataMatrixReader from '@zxing/library/es2015/core/datamatrix/DataMatrixReader';

export const reader = new DataMatrixReader();
