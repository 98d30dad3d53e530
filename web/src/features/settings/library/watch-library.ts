import type { LibraryPrivate, LibraryPublic } from '@harborline/domain/entities/library';
import { library } from '@harborline/domain/stores/libraries';
import { libraryPrivate } from '@harborline/domain/stores/library-private';
import type { Schema, StoreDocument } from '@harborline/domain/stores/store';
import type { Firestore } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { report } from '../../../shared/config/report';
import type { Subscribe } from '../../../shared/live/use-subscription';
import type { Stored } from '../../../shared/store/snapshot-record';
import { watchRecord } from '../../../shared/store/watch-records';

export interface LibraryParts {
  readonly public: LibraryPublic;
  readonly private: LibraryPrivate;
}

/** The stored data, without own writes that the server has not confirmed: a form must not treat them as stored. */
const watchStored =
  <Read extends Schema>(
    firestore: Firestore,
    document: StoreDocument<Read>,
  ): Subscribe<Stored<z.output<Read>>> =>
  ({ next, error }) => {
    let isKnown = false;
    const fail = (problem: Error) => {
      // An open form stays open; if the person lost access, the page's guard handles it.
      if (isKnown) report('library-watch', problem);
      else error(problem);
    };
    return watchRecord(firestore, document, { confirms: true })({
      next: ({ record }) => {
        if (record === null) return fail(new Error(`${document.path} is missing`));
        if (record.isPending) return;
        isKnown = true;
        next(record);
      },
      error: fail,
    });
  };

/** The public part of a library as it is stored, live. */
export const watchPublicPart = (firestore: Firestore, libraryId: string): Subscribe<LibraryPublic> =>
  watchStored(firestore, library(libraryId));

/** The private part of a library as it is stored, live. */
export const watchPrivatePart = (firestore: Firestore, libraryId: string): Subscribe<LibraryPrivate> =>
  watchStored(firestore, libraryPrivate(libraryId));

/** Both parts of a library as they are stored, live, for staff who may see its settings. */
export const watchLibraryParts =
  (firestore: Firestore, libraryId: string): Subscribe<LibraryParts> =>
  ({ next, error }) => {
    let visible: LibraryPublic | null = null;
    let hidden: LibraryPrivate | null = null;
    const emit = () => {
      if (visible !== null && hidden !== null) next({ public: visible, private: hidden });
    };
    const stops = [
      watchPublicPart(
        firestore,
        libraryId,
      )({
        next: (part) => {
          visible = part;
          emit();
        },
        error,
      }),
      watchPrivatePart(
        firestore,
        libraryId,
      )({
        next: (part) => {
          hidden = part;
          emit();
        },
        error,
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
