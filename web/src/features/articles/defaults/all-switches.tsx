import {
  type ChoiceChange,
  type DefaultChoice,
  showEvery,
} from '@harborline/domain/help-center/choose-default-content';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { DefaultSwitches, SwitchRow } from './default-switches';

interface AllSwitchesProps {
  choice: DefaultChoice;
  mayChange: boolean;
  onChoose: (change: ChoiceChange, message: string) => void;
}

/** The two switches that show every topic and every article of the parent (D-35). */
export function AllSwitches({ choice, mayChange, onChoose }: AllSwitchesProps) {
  const showsTopics = !choice.disabled_default_categories;
  const showsArticles = !choice.disabled_default_articles;
  return (
    <DefaultSwitches>
      <SwitchRow
        label={DEFAULT_CONTENT_TEXTS.allTopics}
        hint={showsTopics ? DEFAULT_CONTENT_TEXTS.allTopicsHint : DEFAULT_CONTENT_TEXTS.allOffHint}
        isOn={showsTopics}
        mayChange={mayChange}
        onChange={(isOn) =>
          onChoose(
            showEvery('categories', isOn),
            isOn ? DEFAULT_CONTENT_TEXTS.allTopicsShown : DEFAULT_CONTENT_TEXTS.someTopicsShown,
          )
        }
      />
      <SwitchRow
        label={DEFAULT_CONTENT_TEXTS.allArticles}
        hint={showsArticles ? DEFAULT_CONTENT_TEXTS.allArticlesHint : DEFAULT_CONTENT_TEXTS.allOffHint}
        isOn={showsArticles}
        mayChange={mayChange}
        onChange={(isOn) =>
          onChoose(
            showEvery('articles', isOn),
            isOn ? DEFAULT_CONTENT_TEXTS.allArticlesShown : DEFAULT_CONTENT_TEXTS.someArticlesShown,
          )
        }
      />
    </DefaultSwitches>
  );
}
