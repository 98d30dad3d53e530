import { PROJECT } from './project';

/** The URL that the Storage emulator gives a file of this project. */
export const uploadAddress = (path: string, bucket = `${PROJECT}.appspot.com`) =>
  `http://127.0.0.1:8705/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media&token=5b3c`;
