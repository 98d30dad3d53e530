import { customValuesSchema } from '../entities/custom-values';
import { docPath } from '../paths';
import { defineStore } from './store';

/** `Conversations/{ref}/CustomValues/all` */
export const customValues = (conversationRef: string) =>
  defineStore(docPath.customValuesOf(conversationRef), customValuesSchema).at(
    docPath.customValues(conversationRef),
  );
