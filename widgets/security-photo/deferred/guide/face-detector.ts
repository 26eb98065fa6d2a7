import type { FaceBox } from '#domain/photo/photo-guide';

/** Finds faces on the visitor's device. A help only: the service judges the photo. */
export interface FaceDetector {
  /** Returns the faces in what a video shows now, as shares of the part that the visitor sees. May throw. */
  detect(video: HTMLVideoElement): FaceBox[];
}
