import { inBoth } from '../shell/both.ts';
import { counted } from '../vocabulary/counts.ts';

const tries = counted(['# essai', '# essais'], ['# attempt', '# attempts']);

export const TEXT = inBoth({
  take: {
    title: { fr: 'Encaisser un paiement', en: 'Take a payment' },
    explanation: {
      fr: 'Tapez le code à six chiffres du client. Ne prenez pas encore l’argent.',
      en: 'Type the customer’s six-digit code. Do not take the cash yet.',
    },
    code: { fr: 'Code du client', en: 'Customer’s code' },
    look: { fr: 'Voir le paiement', en: 'Show the payment' },
    confirmTitle: { fr: 'Prendre l’argent', en: 'Take the cash' },
    confirmExplanation: {
      fr: 'Le client confirme le montant et la boutique\u00a0? Prenez l’argent.',
      en: 'Does the customer confirm the amount and the shop? Take the cash.',
    },
    amount: { fr: 'À recevoir', en: 'Cash to take' },
    shop: { fr: 'Boutique', en: 'Shop' },
    about: { fr: 'Pour', en: 'For' },
    submit: { fr: 'J’ai reçu l’argent', en: 'I have received the cash' },
    back: { fr: 'Un autre code', en: 'Another code' },
  },
  cashIn: {
    title: { fr: 'Dépôt en espèces', en: 'Cash in to a wallet' },
    explanation: {
      fr: 'Cherchez d’abord le client. Ne prenez pas encore l’argent.',
      en: 'Find the customer first. Do not take the cash yet.',
    },
    look: { fr: 'Voir le client', en: 'Show the customer' },
    chooseTitle: { fr: 'Plusieurs clients ont ce numéro', en: 'Several customers have this number' },
    chooseExplanation: {
      fr: 'Demandez au client son nom et son adresse e\u2011mail, puis choisissez-le.',
      en: 'Ask for the customer’s name and e-mail address, then choose.',
    },
    confirmTitle: { fr: 'Confirmer le dépôt', en: 'Confirm the cash-in' },
    holder: { fr: 'Portefeuille de', en: 'Wallet of' },
    confirmExplanation: {
      fr: 'Le client reconnaît ce nom\u00a0? Prenez l’argent, indiquez le montant, puis confirmez\u00a0: son portefeuille est crédité de vos fonds.',
      en: 'Does the customer recognise this name? Take the cash, enter the amount, then confirm: the wallet is credited from your float.',
    },
    left: (amount: string) => ({
      fr: `Ce portefeuille peut recevoir jusqu’à ${amount} en espèces maintenant.`,
      en: `This wallet can take up to ${amount} in cash now.`,
    }),
    submit: { fr: 'Déposer', en: 'Cash in' },
    back: { fr: 'Un autre client', en: 'Another customer' },
  },
  cashOut: {
    title: { fr: 'Payer un retrait', en: 'Pay a cash-out' },
    explanation: {
      fr: 'Le client crée son code de retrait dans son application. Confirmez, puis donnez l’argent.',
      en: 'The customer creates a cash-out code in the app. Confirm, then hand over the cash.',
    },
    code: { fr: 'Code de retrait du client', en: 'Customer’s cash-out code' },
    submit: { fr: 'Confirmer le retrait', en: 'Confirm the cash-out' },
  },
  user: { fr: 'Client\u00a0: numéro, e\u2011mail ou identifiant', en: 'Customer: number, e-mail or identifier' },
  pin: { fr: 'Votre code PIN', en: 'Your PIN' },
  today: {
    float: { fr: 'Vos fonds', en: 'Your float' },
    in: { fr: 'Espèces reçues', en: 'Cash taken in' },
    out: { fr: 'Espèces données', en: 'Cash paid out' },
    owed: { fr: 'À remettre à la plateforme', en: 'To hand in to the operator' },
    owedExplanation: {
      fr: 'Espèces reçues moins espèces données, aujourd’hui à l’heure de Douala. Remettez-les à la plateforme\u00a0: elle vous confie de nouveaux fonds du même montant.',
      en: 'Cash taken in less cash paid out, today in Douala time. Hand it in to the operator, who funds your float with the same amount.',
    },
    none: { fr: 'Rien aujourd’hui.', en: 'Nothing today.' },
    cut: {
      fr: 'Plus de mille opérations\u00a0: les sommes ne comptent que les dernières.',
      en: 'More than a thousand transactions: the sums count the latest only.',
    },
    suspended: (reason: string) => ({
      fr: `Votre compte est suspendu${reason === '' ? '' : `\u00a0: ${reason}`}. Adressez-vous à la plateforme.`,
      en: `Your account is suspended${reason === '' ? '' : `: ${reason}`}. Contact the operator.`,
    }),
    limit: (left: string) => ({ fr: `Par opération, au plus ${left}.`, en: `At most ${left} per transaction.` }),
  },
  receipt: {
    title: { fr: 'Reçu', en: 'Receipt' },
    time: { fr: 'Date (heure de Douala)', en: 'Date (Douala time)' },
    agent: { fr: 'Agent', en: 'Agent' },
    next: { fr: 'Client suivant', en: 'Next customer' },
  },
  done: {
    paid: {
      fr: 'La boutique est payée. Montrez ce reçu au client\u00a0: sa page de paiement le confirme aussi.',
      en: 'The shop is paid. Show the customer this receipt: their payment page confirms it, too.',
    },
    in: { fr: 'Le portefeuille est crédité.', en: 'The wallet was credited.' },
    out: { fr: 'Donnez maintenant l’argent au client.', en: 'Now hand the cash to the customer.' },
    pin: { fr: 'Votre code PIN est enregistré.', en: 'Your PIN was saved.' },
  },
  setPin: {
    title: { fr: 'Choisir votre code PIN', en: 'Choose your PIN' },
    explanation: {
      fr: 'De 4 à 6 chiffres. Vous le tapez à chaque opération\u00a0; ne le donnez à personne.',
      en: '4 to 6 digits. You type it for each transaction; never share it.',
    },
    pin: { fr: 'Nouveau code PIN', en: 'New PIN' },
    wrong: {
      fr: 'Choisissez de 4 à 6 chiffres, difficiles à deviner.',
      en: 'Choose 4 to 6 digits that are hard to guess.',
    },
    wrongPassword: { fr: 'Le mot de passe est incorrect.', en: 'The password is incorrect.' },
    submit: { fr: 'Enregistrer le code PIN', en: 'Save the PIN' },
  },
  refusals: {
    /** After every refusal of an operation for which the cash may lie on the counter already. */
    giveBack: {
      fr: 'Rien n’a été enregistré\u00a0: rendez l’argent au client.',
      en: 'Nothing was recorded: give the cash back to the customer.',
    },
    code: (left: number) => ({
      fr: `Aucun paiement ouvert n’a ce code. Si vous avez déjà pris l’argent, regardez d’abord «\u00a0Aujourd’hui\u00a0»\u00a0: il est peut-être déjà payé. Sinon, comparez le code avec celui du client\u00a0; il vous reste ${tries(left).fr} aujourd’hui.`,
      en: `No open payment has this code. If you took the cash already, look at Today first: it may be paid. Otherwise compare the code with the customer’s; you have ${tries(left).en} left today.`,
    }),
    codeMissing: {
      fr: 'Tapez les six chiffres du code.',
      en: 'Type the six digits of the code.',
    },
    codeLocked: {
      fr: 'Trop de codes incorrects aujourd’hui. Réessayez demain.',
      en: 'Too many wrong codes today. Try again tomorrow.',
    },
    cashOutCode: {
      fr: 'Ce code de retrait est incorrect ou expiré. Demandez-en un autre au client.',
      en: 'This cash-out code is wrong or has expired. Ask the customer for another one.',
    },
    paid: {
      fr: 'Ce paiement est déjà payé. Ne prenez pas l’argent.',
      en: 'This payment is already paid. Do not take the cash.',
    },
    over: {
      fr: 'Ce paiement est annulé ou expiré. Le client doit recommencer à la boutique.',
      en: 'This payment was canceled or has expired. The customer must start again at the shop.',
    },
    underway: {
      fr: 'Le client est en train de payer autrement. Attendez le résultat avant de réessayer.',
      en: 'The customer is paying another way right now. Wait for the outcome, then try again.',
    },
    notPayable: {
      fr: 'Cette boutique n’accepte pas d’espèces pour ce paiement.',
      en: 'This shop does not accept cash for this payment.',
    },
    suspended: {
      fr: 'Votre compte ou celui de la boutique est suspendu.',
      en: 'Your account or the shop’s is suspended.',
    },
    limit: (left: string) => ({
      fr: `Votre limite ne le permet pas\u00a0: il vous reste ${left}.`,
      en: `This exceeds your limit: ${left} is left.`,
    }),
    ofWallet: (left: string) => ({
      fr: `La limite du portefeuille du client ne le permet pas\u00a0: il lui reste ${left}.`,
      en: `This exceeds the limit of the customer’s wallet: ${left} is left.`,
    }),
    ofBalance: {
      fr: 'Le portefeuille du client ne peut pas contenir autant. Le client voit combien il peut encore recevoir.',
      en: 'The customer’s wallet may not hold this much. The customer sees how much it can still take.',
    },
    frozen: {
      fr: 'Le compte de ce client est gelé. Le client voit pourquoi lorsqu’il se connecte.',
      en: 'This customer’s account is frozen. The customer sees why after logging in.',
    },
    float: {
      fr: 'Vos fonds ne suffisent pas. Demandez à la plateforme de vous en confier.',
      en: 'Your float is too low. Ask the operator to fund it.',
    },
    funds: {
      fr: 'Le portefeuille du client ne contient pas ce montant.',
      en: 'The customer’s wallet does not hold this amount.',
    },
    user: { fr: 'Aucun client n’a ce numéro ou cette adresse.', en: 'No customer has this number or address.' },
    ambiguous: {
      fr: 'Plusieurs clients ont ce numéro. Demandez l’adresse e\u2011mail.',
      en: 'Several customers have this number. Ask for the e-mail address.',
    },
    amount: { fr: 'Indiquez le montant exact.', en: 'Enter the exact amount.' },
    pin: (left: number) => ({
      fr: `Code PIN incorrect. Il vous reste ${tries(left).fr}.`,
      en: `This PIN is wrong. You have ${tries(left).en} left.`,
    }),
    pinMissing: { fr: 'Tapez votre code PIN.', en: 'Type your PIN.' },
    pinLocked: {
      fr: 'Trop de codes PIN incorrects. Réessayez plus tard.',
      en: 'Too many wrong PINs. Try again later.',
    },
  },
});
