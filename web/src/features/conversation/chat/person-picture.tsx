import { useState } from 'react';
import { initials } from '../../../shared/format/initials';
import './person-picture.css';

interface PersonPictureProps {
  readonly name: string;
  /** URL of the picture, '' for none */
  readonly picture: string;
}

/** The picture of somebody in the chat, or their initials. Decorative: the name is beside it. */
export function PersonPicture({ name, picture }: PersonPictureProps) {
  // A picture that was replaced is deleted, and the chat still names it.
  const [failed, setFailed] = useState('');
  if (picture === '' || picture === failed) {
    return <span className="person-picture" data-initials={initials(name)} aria-hidden="true" />;
  }
  return <img className="person-picture" src={picture} alt="" onError={() => setFailed(picture)} />;
}
