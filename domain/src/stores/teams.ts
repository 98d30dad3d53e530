import { teamsSchema } from '../entities/teams';
import { docPath } from '../paths';
import { storeDocument } from './store';

/** `Teams/{libraryId}` */
export const teamsOf = (libraryId: string) => storeDocument(docPath.teams(libraryId), teamsSchema);
