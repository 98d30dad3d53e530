export { filePath } from './file-path';
export { forgetBelow } from './forget-below';
export { forgetCovers } from './forget-covers';
export { ownFile } from './own-file';
export { type SoundUpload, soundUpload } from './sound-upload';
export { uploadsLeft } from './upload-quota';
