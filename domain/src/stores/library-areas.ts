import type * as z from 'zod/mini';
import {
  isPrivateArea,
  type LibraryArea,
  libraryChangeSchema,
  libraryPrivateSchema,
  libraryPublicSchema,
} from '../entities/library';
import type { libraryWriteSchemas } from '../entities/writes/library';
import { docPath } from '../paths';
import { type StoreDocument, storeDocument } from './store';

type Written<Part extends keyof typeof libraryWriteSchemas> = z.input<(typeof libraryWriteSchemas)[Part]>;

/** What staff change in a library, by the area that has its own slugs. */
interface AreaChanges {
  readonly settings: { readonly settings: Written<'settings'> };
  readonly theme: {
    readonly publicHelpCenterTheme: Written<'theme'>;
    readonly helpCenterHome: Written<'home'>;
    readonly default_display: Written<'display'>['default_display'];
    readonly widgetTheme: Written<'widgetTheme'>;
  };
  readonly customCss: { readonly publicHelpCenterTheme: Written<'customCss'> };
  readonly company: Written<'company'>;
  readonly defaultContent: Required<Written<'defaultContent'>>;
  readonly defaultNews: Required<Written<'defaultNews'>>;
  readonly defaultCourses: Required<Written<'defaultCourses'>>;
  readonly defaultSops: Required<Written<'defaultSops'>>;
  readonly ratings: Written<'ratings'>;
  readonly ticketMail: Written<'ticketMail'>;
  readonly chat: Written<'chat'>;
  readonly categoryOrder: { readonly categoryPositioning: Written<'categoryOrder'> };
}

type AreaDocument<Area extends LibraryArea> = StoreDocument<
  typeof libraryPublicSchema | typeof libraryPrivateSchema,
  never,
  AreaChanges[Area]
>;

/** The document of a library that contains an area, as staff change it. */
export const libraryArea = <Area extends LibraryArea>(libraryId: string, area: Area): AreaDocument<Area> =>
  isPrivateArea(area)
    ? storeDocument(docPath.libraryPrivate(libraryId), libraryPrivateSchema)
    : storeDocument(docPath.library(libraryId), libraryPublicSchema);

/** `SupportLibraries/{id}/private/lastChange`: rules require it with each change of an area. */
export const libraryLastChange = (libraryId: string) =>
  storeDocument(docPath.libraryLastChange(libraryId), libraryChangeSchema);
