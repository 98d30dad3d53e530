import { IdempotencyStrategy } from '@google-cloud/storage';
import { LOCAL_STORAGE_BUCKET } from '@harborline/domain/local-suite';
import { getStorage } from 'firebase-admin/storage';
import { app, hostOf } from './suite';

process.env.FIREBASE_STORAGE_EMULATOR_HOST = hostOf('storage');

/** The files of the running suite. */
export const bucket = getStorage(app).bucket(LOCAL_STORAGE_BUCKET);

// The client may write to a connection at the moment in which the server closes it as idle: that is tried again.
bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
