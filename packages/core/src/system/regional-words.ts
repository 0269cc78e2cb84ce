/** Words of Central Africa that people make passwords of, and no dictionary of a library has. */
export const REGIONAL_WORDS: readonly string[] = `
  cameroun camerounais camerounaise cameroon cameroonian kamer kmer mboa kamerun lions indomptables lionsindomptables
  indomitable gabon gabonais gabonaise congo congolais congolaise kongo tchad tchadien tchadienne centrafrique centrafricain
  bangui guinee equatoriale malabo bata afrique africa afrika africain cemac nigeria naija
  douala yaounde bafoussam bamenda garoua maroua ngaoundere bertoua ebolowa buea limbe kribi edea kumba nkongsamba dschang
  foumban mbouda loum tiko sangmelima mbalmayo bafia batouri meiganga kousseri mokolo guider bangangte baham bandjoun melong
  akwa bonanjo bonapriso bonamoussadi bonaberi deido makepe logpom kotto ndokoti bepanda logbessou yassa japoma village
  mvogmbi mvogada mvanmeyos bastos nlongkak essos mokolo mendong biyemassi melen nsam odza ekounou mimboman emana etoudi
  nkolbisson tsinga briqueterie libreville portgentil franceville oyem brazzaville pointenoire dolisie ndjamena moundou sarh
  abeche kinshasa lubumbashi goma bukavu kisangani
  mtn mtnmomo momo orange orangemoney airtel airtelmoney moov nexttel camtel express union expressunion ecobank afriland
  uba bicec cca wave yango gozem campost enkap maviance moneyfusion
  eto samueleto etoo eto'o fils milla rogermilla song rigobert mbiya aboubakar choupo moting onana anguissa mboma nkoulou
  webo makoun kana biyik bell
  makossa bikutsi assiko benskin zouk coupe decale njangui tontine ndolo ngoma bolingo mapasa mama mami papa tata tonton
  maman mbombo tchop tchoko ndole eru fufu achu koki okok mbongo taro plantain bobolo miondo beignet haricot puff soya kondre
  sanga kpem poisson braise mbanga njama ekwang
  dieu jesus christ jesuschrist seigneur eternel dieuestgrand dieuestamour dieumerci gloire benediction alleluia amen emmanuel
  ahmadou biya paulbiya ahidjo mohamadou ousmane oumarou aissatou fadimatou hamidou abdoulaye ibrahima boubakary
  mbarga ngono atangana essomba owona onana mballa abena abega eyenga ngah nkodo etoundi manga tsimi fouda messi ondoa ekani
  bidias nguema obiang ondo mba ndong bongo essono moussavou mabika kamga kamdem kengne talla tchoumi fotso njoya tagne
  tchinda nana ngassa noubissi simo wamba djoumessi foka ndjock bassong nyobe um tonye biyong ngo nlend mbock nkwenti ngwa
  fru neba che achiri ndi tanyi ayuk enow tabe agbor besong tambe ojong mbiwan
  motdepasse mdp passe secret jetaime montamour monamour cherie cheri bebe princesse prince roi reine champion patron boss
  wolof ewondo bassa bamileke peul foulbe haoussa lingala sango fang beti duala bakweri
  taxi moto bendskin benskin call box callbox kiosque marche boutique quincaillerie pressing coiffure
`
  .split(/\s+/)
  .filter((word) => word !== '');
