import { logger } from 'firebase-functions';
import { onObjectFinalized } from 'firebase-functions/storage';
import { triggerHandler } from '../platform/trigger';
import { inspectUpload } from './inspect-upload';

/** A file was uploaded: it stays only if its content is what its name and type say (D-23). */
export const onFileUploaded = onObjectFinalized(
  { retry: true },
  triggerHandler({
    name: 'onFileUploaded',
    idempotencyKey: (event) => `file/${event.data.bucket}/${event.data.name}#${event.data.generation}`,
    async run(event, { key, nowMs }) {
      const { bucket, name, size, contentType = '' } = event.data;
      const upload = { bucket, name, size: Number(size), contentType };
      const reason = await inspectUpload(upload, key, nowMs);
      if (reason !== '') logger.warn('An upload was deleted', { key, reason });
    },
  }),
);
