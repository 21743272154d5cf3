/** More than one person, of whom no pronoun tells: "my parents", « nos voisins ». */
const SEVERAL =
  /\b(?:and|et|y|parents|grandparents|friends|kids|children|colleagues|coworkers|amis|amies|enfants|grands-parents|collègues|padres|hijos|hijas|amigos|amigas|niños|niñas|abuelos|couple|twins|neighbou?rs(?=$|,)|voisins|vecinos|tíos|suegros|beaux-parents|in-laws|roommates|colocs)\b|[和跟们]|夫妻|夫妇|两口|一家|全家|新郎新娘|新人|双胞胎|龙凤胎|哥嫂|父母|爸妈|岳父岳母|公公婆婆|爷爷奶奶|外公外婆|公婆/i;
/** Whether the words for the recipient name more than one person. */
export const isSeveral = (recipient: string) => SEVERAL.test(recipient);
