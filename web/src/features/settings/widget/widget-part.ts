import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { SavedForm } from '../../../shared/forms/use-saved-form';
import type { WidgetValues } from './widget-values';

/** What each part of the widget's form takes. */
export interface WidgetPartProps {
  readonly form: SavedForm<WidgetValues>;
  readonly library: LibraryPublic;
  readonly isReadOnly: boolean;
}
