/** What a picture is cropped to, with the size in pixels at which it is stored. */
export interface CropShape {
  readonly isRound: boolean;
  readonly width: number;
  readonly height: number;
}

/** A person's picture: sharp at all display sizes, even on dense screens. */
export const PERSON_SHAPE: CropShape = { isRound: true, width: 320, height: 320 };
